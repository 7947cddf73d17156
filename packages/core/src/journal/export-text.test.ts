import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDocument } from '#markdown/testing/documents.ts'
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

const textOf = (content: string) =>
  exportText(anEntry({ title: '*Mine*', content })).slice('*Mine*\nMarch 14, 2026\n\n'.length, -1)

it('FMT-12 an export as text has no marks of headings, emphasis, code and links', () => {
  expect(textOf('# River ##\r\n**cold** and *clear*, `so`\r\n```js\r\na*b\r\n```')).toBe(
    'River\r\ncold and clear, so\r\n\r\na*b\r\n',
  )
  expect(textOf('2\\*3 <https://a.b>')).toBe('2*3 https://a.b')
})

it.each([
  ['[the clinic](https://a.b/c?id=7 "room 4")', 'the clinic (https://a.b/c?id=7 "room 4")'],
  ['![Mum](mum.jpg) ![](b.jpg)', 'Mum (mum.jpg) (b.jpg)'],
  ['[https://a.b](https://a.b) https://c.d', 'https://a.b https://c.d'],
  ['- [x] pay **rent**\n  - [ ] call Bo', '- [x] pay rent\n  - [ ] call Bo'],
  ['1. a\n\n> *b*\n\n---', '1. a\n\n> b\n\n---'],
  ['I am ~~not~~ fine', 'I am ~~not~~ fine'],
  ['**a [b *c*](https://d.e)**', 'a b c (https://d.e)'],
])('FMT-12 an export as text loses neither addresses nor tasks nor strikes: %s', (typed, text) => {
  expect(textOf(typed)).toBe(text)
})

it('FMT-12 an export as text has every letter and digit of an entry', () => {
  const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? ''
  fc.assert(
    fc.property(anyDocument, (typed) => {
      const without = typed.replaceAll(/`{3,}|~{3,}/g, ' ')
      const text = lettersOf(textOf(without))
      // An address that is its own text is there once.
      if (!without.includes('](')) expect(text).toBe(lettersOf(without))
      expect(text.length).toBeLessThanOrEqual(lettersOf(without).length)
    }),
    { seed: 20, numRuns: 1000 },
  )
})
