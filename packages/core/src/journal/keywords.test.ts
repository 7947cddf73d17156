import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywordsOf, metadataOf } from './keywords.ts'
import { wordCount } from './word-count.ts'

/** What these had before marks were left out. */
const UNMARKED: readonly (readonly [string, string[]])[] = [
  [
    'The river was cold and the river was high - we walked home.',
    ['river', 'cold', 'high', 'walked', 'home'],
  ],
  ['I said 2 x 3 = 6; a+b, snake case, don’t #home (^o^) 5 > 3', ['said', 'snake', 'case', 'home']],
  ['今天我们去了公园，公园很大。Then the park & tea', ['公园', '今天', '去了', '很大', 'park']],
  ['한강을 따라 걸었다. 한강을 보았다', ['한강을', '따라', '걸었다', '보았다']],
  ['Mañana café, café 20.5 km: naïve naïve; e-mail e-mail', ['café', 'naïve', 'mail', 'mañana']],
]

describe('keywords', () => {
  it('ENT-07 are lowercased words longer than 2 letters that are not stop words', () => {
    expect(keywordsOf('The River and the GARDEN: an ox, it is up')).toEqual(['river', 'garden'])
    expect(keywordsOf('Don’t you think that they would have been there?')).toEqual(['think'])
    expect(keywordsOf('no 2026 x1 12345 a1b2')).toEqual([])
  })

  it('ENT-08 are the 5 most frequent at most', () => {
    const text = 'walk garden garden river river river sun moon tree sea'
    expect(keywordsOf(text)).toEqual(['river', 'garden', 'walk', 'sun', 'moon'])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (any) => {
        expect(keywordsOf(any).length).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('ENT-09 come from any script', () => {
    expect(keywordsOf('Привет, мир! Привет.')).toEqual(['привет', 'мир'])
    expect(keywordsOf('हिन्दी पढ़ता हिन्दी')).toEqual(['हिन्दी', 'पढ़ता'])
    expect(keywordsOf('שלום לכולם')).toEqual(['שלום', 'לכולם'])
    expect(keywordsOf('السلام عليكم')).toEqual(['السلام', 'عليكم'])
    expect(keywordsOf('학교에서 친구 나')).toEqual(['학교에서', '친구'])
    expect(keywordsOf('今天公园很美，今天')).toContain('今天')
    expect(keywordsOf('อากาศดี')).toContain('อากาศ')
  })

  it('ENT-28 need 2 characters in a script without blanks', () => {
    expect(keywordsOf('我 爱 山')).toEqual([])
    expect(keywordsOf('公园')).toEqual(['公园'])
    expect(keywordsOf('เรา')).toEqual(['เรา'])
  })

  it('FMT-11 come from the text without its marks and addresses', () => {
    expect(keywordsOf('**unbelievable** [river](https://example.com/garden) `sun`')).toEqual([
      'unbelievable',
      'river',
      'sun',
    ])
    expect(keywordsOf('- [x] ~~moon~~\n```javascript\ntree\n```')).toEqual(['moon', 'tree'])
  })

  it('FMT-11 are those of before in a text without marks', () => {
    for (const [text, keywords] of UNMARKED) expect(keywordsOf(text)).toEqual(keywords)
  })

  it('take the earlier of words that are used alike', () => {
    expect(keywordsOf('tree river tree river 公园 sun 公园')).toEqual([
      'tree',
      'river',
      '公园',
      'sun',
    ])
  })

  it('take one word in two spellings of the same letters as one', () => {
    expect(keywordsOf('Caf\u00e9 cafe\u0301')).toEqual(['caf\u00e9'])
  })

  it('stand in the text themselves, each once, whatever the text is', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), (text) => {
        const keywords = keywordsOf(text)
        expect(new Set(keywords).size).toBe(keywords.length)
        for (const keyword of keywords) expect(text.toLowerCase()).toContain(keyword)
      }),
    )
  })

  it('leave a word of 250,000 letters out', () => {
    expect(keywordsOf(`${'a'.repeat(250_000)} river`)).toEqual(['river'])
  })

  it('come together with the number of words, as each by itself', () => {
    const pieces = fc.constantFrom(
      'river ',
      '公园',
      'สวัสดี',
      ' ',
      '\n',
      "don't",
      '，',
      'ありがとう ',
      '😀',
    )
    const anyText = fc.array(pieces).map((some) => some.join(''))
    fc.assert(
      fc.property(anyText, (text) => {
        const alone = { wordCount: wordCount(text), keywords: keywordsOf(text) }
        expect(metadataOf(text)).toEqual(alone)
      }),
    )
  })
})
