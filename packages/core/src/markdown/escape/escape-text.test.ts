import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeText, mayHaveMarks, ownText, plainText, readLines, unstruckText } from '../index.ts'
import { anyDocument } from '../testing/documents.ts'

it.each([
  ['> no quote', '\\> no quote'],
  ['*so*\n\n# not ~~me~~', '\\*so\\*\n\n\\# not \\~\\~me\\~\\~'],
  ['- milk\n  - bread', '\\- milk\n  \\- bread'],
  ['1. milk\n2. bread', '1. milk\n2. bread'],
  ['2 * 3 = 6, and >_<', '2 * 3 = 6, and >_<'],
])('AI-127 a text with marks comes out as it was written: %j', (text, written) => {
  expect(escapeText(text)).toBe(written)
})

it('AI-127 any text comes out as it was written, and as the writer’s own', () => {
  fc.assert(
    fc.property(anyDocument, (text) => {
      const written = escapeText(text)
      expect(plainText(written)).toBe(text)
      expect(unstruckText(written)).toBe(text)
      expect(readLines(written).every(({ quotes }) => quotes === 0)).toBe(true)
      expect(ownText(written).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      if (!mayHaveMarks(text)) expect(written).toBe(text)
    }),
    { seed: 20, numRuns: 5000 },
  )
})
