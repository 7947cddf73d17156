import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { dateTitle, exportFileName, exportText, titleOrDate } from './naming.ts'

describe('names', () => {
  it('a new entry is called after its day', () => {
    expect(dateTitle('2026-03-04')).toBe('Journal Entry - March 4, 2026')
    expect(dateTitle('2026-12-31')).toBe('Journal Entry - December 31, 2026')
    expect(dateTitle('0999-01-01')).toBe('Journal Entry - January 1, 999')
  })

  it('a blank title gives way to the date title, any other stays as it is', () => {
    for (const blank of ['', '  ', '\u3000'])
      expect(titleOrDate(blank, '2026-03-04')).toBe('Journal Entry - March 4, 2026')
    expect(titleOrDate(' Mine ', '2026-03-04')).toBe(' Mine ')
  })

  it('an export is named after the day of the entry, not after that of its creation', () => {
    const entry = anEntry({ localDate: '2026-03-13', createdAt: '2026-03-14T02:00:00Z' })
    expect(exportFileName(entry)).toBe('journal-entry-2026-03-13.txt')
  })

  it('an export holds title, date and text', () => {
    expect(exportText(anEntry({ title: 'River', content: 'Cold.\nClear.' }))).toBe(
      'River\nMarch 14, 2026\n\nCold.\nClear.\n',
    )
  })
})
