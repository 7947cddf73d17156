import { expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { exportFileName, exportText } from './export-text.ts'

it('EXP-01 EXP-04 an export is named after the day of the entry, not after that of its creation', () => {
  const entry = anEntry({ localDate: '2026-03-13', createdAt: '2026-03-14T02:00:00Z' })
  expect(exportFileName(entry)).toBe('journal-entry-2026-03-13.txt')
})

it('EXP-02 an export holds title, date and text', () => {
  expect(exportText(anEntry({ title: 'River', content: 'Cold.\nClear.' }))).toBe(
    'River\nMarch 14, 2026\n\nCold.\nClear.\n',
  )
  expect(exportText(anEntry({ title: ' ', content: 'Cold.' }))).toBe(
    'Journal Entry - March 14, 2026\nMarch 14, 2026\n\nCold.\n',
  )
})
