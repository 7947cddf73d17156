import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainParagraphs, plainText } from '../index.ts'
import { anyDocument } from '../testing/documents.ts'

it('FMT-10 the paragraphs of a text have its plain text, and the same keys mean the same text', () => {
  const known = new Map<string, string>()
  fc.assert(
    fc.property(anyDocument, (text) => {
      const paragraphs = plainParagraphs(text)
      const withoutBreaks = (some: string) => some.replaceAll(/[\r\n]/g, '')
      expect(withoutBreaks(paragraphs.map(({ plain }) => plain()).join(''))).toBe(
        withoutBreaks(plainText(text)),
      )
      for (const { key, plain } of paragraphs) {
        expect(known.get(key) ?? plain()).toBe(plain())
        known.set(key, plain())
      }
    }),
    { seed: 20, numRuns: 1000 },
  )
})
