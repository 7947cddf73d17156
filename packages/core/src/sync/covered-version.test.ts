import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUnspaced } from '#journal/index.ts'
import { isCoveredBy } from './covered-version.ts'

const of = (content: string, more: { title?: string; prompt?: string; tags?: string[] } = {}) => ({
  title: '',
  prompt: '',
  tags: [] as string[],
  content,
  ...more,
})
type Text = ReturnType<typeof of>
const page = Array.from({ length: 80 }, (_, n) => `word${n}`).join(' ')

it.each([
  ['written on', of(page), of(`${page} and on`)],
  ['begun anew at both ends', of(page), of(`So: ${page} and on`)],
  ['filled in between', of('rain roof'), of('rain on the roof')],
  ['given punctuation', of('rain on the roof'), of('Well: rain on the roof!').content],
  ['given other blanks', of('rain on  the roof'), of('rain\non the roof ')],
  ['given a title and tags', of(page), of(page, { title: 'Rain', tags: ['wet', 'cold'] })],
  ['the same', of(page), of(page)],
  ['nothing yet', of(''), of(page)],
  ['Chinese, written on', of('今天下雨'), of('今天下雨，我很高兴')],
  ['a repeated word, once more', of('no no'), of('no no no')],
] as const)('ENT-19 a text that is %s is covered', (_, before, after) => {
  const later = typeof after === 'string' ? of(after) : after
  expect(isCoveredBy(before, later)).toBe(true)
})

it.each([
  ['replaced', of(page), of('x')],
  ['put right in one word', of(page), of(page.replace('word3 ', 'wird3 '))],
  ['counted on', of('autosave 19'), of('autosave 20')],
  ['put into another order', of('rain sun'), of('sun rain')],
  ['written on within a word', of('I was her'), of('I was here')],
  ['joined to one word', of('now here'), of('nowhere')],
  ['robbed of a repetition', of('no no no'), of('no no')],
  ['robbed of an emoji', of('home ❤️'), of('home again')],
  ['given another title', of(page, { title: 'Rain' }), of(page, { title: 'Sun' })],
  ['given another prompt', of(page, { prompt: 'Why?' }), of(page, { prompt: 'How?' })],
  ['robbed of a tag', of(page, { tags: ['a', 'b'] }), of(page, { tags: ['b'] })],
  ['Chinese, changed', of('今天下雨'), of('今天下雪')],
  ['given a digit within a full-width number', of('５２'), of('５４２')],
  ['written on within a full-width number', of('雨５'), of('雨５２')],
  ['given other flags', of('🇩🇪'), of('🇩🇰🇪🇸')],
  ['given a larger family', of('👩‍👦'), of('👩‍👧‍👦')],
  ['given another skin', of('👋'), of('👋🏽')],
  ['struck through', of('a = b'), of('a =\u0338 b')],
])('ENT-19 a text that is %s is not covered', (_, before, after) => {
  expect(isCoveredBy(before, after)).toBe(false)
})

it('a long text of an unspaced script is covered when a sentence is added to it', () => {
  const sentence = '今天下雨，我很高兴。'
  const long = sentence.repeat(20_000)
  expect(isCoveredBy(of(long), of(`${long}明天见`))).toBe(true)
  expect(isCoveredBy(of(long), of(long.replace('雨', '雪')))).toBe(false)
  // Without a sign between its words it takes too long to tell.
  expect(isCoveredBy(of('雨'.repeat(20_000)), of('雨'.repeat(20_001)))).toBe(false)
})

const word = fc.constantFrom('a', 'b', 'ab', 'ba', 'a.', "b's", '雨', '今天', '!')
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
const spaced = (content: string) => content.split(' ').filter((piece) => piece !== '')

it('ENT-19 is covered exactly when its words are a subsequence, however alike the ends are', () => {
  const plain = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      let met = 0
      for (const one of after) if (one === before[met]) met += 1
      expect(isCoveredBy(of(before.join(' ')), of(after.join(' ')))).toBe(met === before.length)
    }),
    { numRuns: 500 },
  )
})

it('ENT-19 is transitive, and adding words never uncovers', () => {
  fc.assert(
    fc.property(text, text, text, (one, two, three) => {
      const covers = isCoveredBy(of(one), of(two)) && isCoveredBy(of(two), of(three))
      if (covers) expect(isCoveredBy(of(one), of(three))).toBe(true)
      const more = [...spaced(one), ...spaced(two)].join(' ')
      expect(isCoveredBy(of(one), of(more))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

type Kind = 'blank' | 'word' | 'punctuation' | 'sign'

function kindOf(sign: string): Kind {
  if (/[\s\u0085]/u.test(sign)) return 'blank'
  if (/[\p{L}\p{M}\p{N}]/u.test(sign)) return 'word'
  return /[!-/:-@[-`{-~、。，！？]/u.test(sign) ? 'punctuation' : 'sign'
}

/** Whether a sign belongs to the token before it. */
function joins(before: Kind | undefined, signs: readonly string[], at: number): boolean {
  const [previous = ' ', sign = ' ', next = ' '] = [signs[at - 1], signs[at], signs[at + 1]]
  if (before === undefined || before === 'blank') return false
  if (/\p{M}/u.test(sign)) return true
  if (before !== 'word') return before === 'sign' && kindOf(sign) === 'sign'
  const isInside = /['’]/u.test(sign) && kindOf(previous) === 'word' && kindOf(next) === 'word'
  return isInside || kindOf(sign) === 'word'
}

/** Tokens by the plainest definition, over the whole of a text. */
function plainTokens(content: string): string[] {
  const signs = Array.from(content)
  const tokens: { readonly kind: Kind; token: string }[] = []
  for (const [at, sign] of signs.entries()) {
    const last = tokens.at(-1)
    if (last && joins(last.kind, signs, at)) last.token += sign
    else tokens.push({ kind: kindOf(sign), token: sign })
  }
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const segments = (token: string) => Array.from(segmenter.segment(token), (one) => one.segment)
  const kept = tokens.filter(({ kind }) => kind !== 'blank').map(({ token }) => token)
  return kept.flatMap((token) => (isUnspaced(token) ? segments(token) : [token]))
}

/** Signs that meet each other in odd ways, and any other of Unicode, halves of pairs included. */
const sign = fc.oneof(
  fc.constantFrom(
    ..."ab５２雨今天ไทย'’!。，、々〇 \n\u3000\u0085\u0308\ufe0f\u200d\u{1f1e9}\u{1f1ea}👩👦🏽❤",
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
)
const anything = fc.array(sign, { maxLength: 8 })
/** A text, and one that has grown from it by signs anywhere. */
const grown = (signs: readonly string[]) =>
  fc.array(fc.tuple(fc.nat({ max: 8 }), sign), { maxLength: 4 }).map((more) => {
    const now = [...signs]
    for (const [at, one] of more) now.splice(at, 0, one)
    return now
  })

it('ENT-19 is covered exactly when its tokens are a subsequence, in any script', () => {
  const pair = anything.chain((signs) => fc.tuple(fc.constant(signs), grown(signs)))
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const few = plainTokens(before.join(''))
      let met = 0
      for (const one of plainTokens(after.join(''))) if (one === few[met]) met += 1
      const isCovered = isCoveredBy(of(before.join('')), of(after.join('')))
      expect(isCovered).toBe(met === few.length)
    }),
    { numRuns: 5000 },
  )
})

it('ENT-19 is transitive in any script', () => {
  const chain = anything.chain((one) =>
    grown(one).chain((two) => fc.tuple(fc.constant(one), fc.constant(two), grown(two))),
  )
  fc.assert(
    fc.property(chain, (signs) => {
      const [one, two, three] = signs.map((some) => of(some.join(''))) as [Text, Text, Text]
      if (!isCoveredBy(one, two) || !isCoveredBy(two, three)) return
      expect(isCoveredBy(one, three)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
