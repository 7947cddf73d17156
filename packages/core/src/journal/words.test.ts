import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayHaveMarks } from '#markdown/index.ts'
import { anyDocument } from '#markdown/testing/documents.ts'
import { wordCount } from './word-count.ts'
import { splitWords } from './word-list.ts'
import { countWords, isUnspaced } from './words.ts'

const blanks = [' ', '\t', '\n', '\r\n', '\u00a0', '\u0085', '\u2003', '\u2028', '\u3000', '\ufeff']
const scripts = [
  'river',
  "don't",
  '—',
  '你好世界',
  'ありがとう',
  'สวัสดีครับ',
  'मुझे',
  'שלום',
  '😀',
  '42',
]
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...scripts, ...blanks)).map((pieces) => pieces.join('')),
)

describe('word count', () => {
  it('ENT-05 splits on the white space of Unicode', () => {
    for (const blank of blanks)
      expect(wordCount(`${blank}one${blank}${blank}two${blank}`), JSON.stringify(blank)).toBe(2)
    expect(wordCount("It's a well-known café — really.")).toBe(6)
    expect(wordCount('zero\u200bwidth')).toBe(1)
    expect(wordCount('')).toBe(0)
    expect(wordCount(' \n ')).toBe(0)
  })

  it('ENT-06 counts text without blanks by its segments', () => {
    const segments = (text: string) =>
      [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(
        (piece) => piece.isWordLike,
      ).length
    for (const text of ['今天天气很好', '東京タワーに行きました', 'วันนี้อากาศดี']) {
      expect(segments(text)).toBeGreaterThan(1)
      expect(wordCount(text)).toBe(segments(text))
    }
  })

  it('counts each script of a mixed text in its own way', () => {
    expect(wordCount('我爱React。 well-known 公园')).toBe(3 + 1 + 1)
  })

  it('FMT-10 leaves marks out', () => {
    expect(wordCount('# Today\n\n- **Buy** milk\n- [x] call\n> ~~so~~ it goes\n---')).toBe(7)
    expect(wordCount('[a walk](https://a.b/c "the d") and ![a dog](e.jpg)Today')).toBe(6)
    expect(wordCount('1. milk\n2. bread')).toBe(4)
    expect(wordCount('2 * 3 - 4 > 5')).toBe(7)
  })

  it('FMT-10 counts a text without marks as it is', () => {
    expect(wordCount('Hello, world - it’s 5 o’clock & 3 x 4 = 12 #home')).toBe(13)
    expect(wordCount('f*ck*ng 2*3*4 snake_case -_- :-) 今天**天气')).toBe(7)
    fc.assert(
      fc.property(fc.oneof(anyText, anyDocument), (text) => {
        if (!mayHaveMarks(text)) expect(wordCount(text)).toBe(countWords(text))
      }),
      { seed: 20, numRuns: 1000 },
    )
  })

  it('is additive over blanks', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...blanks), (a, b, blank) => {
        expect(countWords(a + blank + b)).toBe(countWords(a) + countWords(b))
      }),
    )
  })

  it('takes one word of 250,000 characters, and as many words, in its stride', () => {
    expect(wordCount('a'.repeat(250_000))).toBe(1)
    expect(wordCount('我 '.repeat(125_000))).toBe(125_000)
    expect(wordCount('我'.repeat(250_000))).toBe(250_000)
  })
})

describe('words', () => {
  it('stand in their order, without punctuation', () => {
    expect(splitWords('“Well,” she said: don’t!')).toEqual(['Well', 'she', 'said', 'don’t'])
    expect(splitWords('我爱React-Native。')).toEqual(['我', '爱', 'React', 'Native'])
    expect(splitWords('… — 😀')).toEqual([])
    expect(splitWords('我 …')).toEqual(['我'])
  })

  it('know which scripts have no blanks', () => {
    expect(['中文', 'かな', 'カナ', 'ไทย', 'ລາວ', 'ខ្មែរ', 'မြန်မာ'].every(isUnspaced)).toBe(true)
    expect(['latin', '한국어', 'हिन्दी', 'العربية', '。'].some(isUnspaced)).toBe(false)
  })
})
