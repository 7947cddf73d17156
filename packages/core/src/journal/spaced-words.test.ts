import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spacedWords } from './spaced-words.ts'

const parts = fc.constantFrom(
  ..."a B é ß Ж я ω Հ 1 ² ' ’ . , — … - _ ! \u0301 \u00ad \u200b \u200d".split(' '),
  ...[' ', '  ', '\n', '\t', '\r\n', '\u00a0', '\u0085', '\u2003', '\u2028'],
)

describe('spaced words', () => {
  it('ENT-09 are those that the Unicode classes tell, for any text of letters that it knows', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (some) => {
        const text = some.join('')
        expect(spacedWords(text)).toEqual({
          words: text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? [],
          count: text.split(/[\s\u0085]+/u).filter((piece) => piece !== '').length,
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('ENT-09 are left to others where a letter is of another script', () => {
    for (const text of ['公园', 'a สวัสดี', 'שלום', '학교', '😀', '\ud800', '々'])
      expect(spacedWords(text)).toBeUndefined()
  })
})
