import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCoveredBy } from './covered-version.ts'

const of = (content: string, more: { title?: string; prompt?: string; tags?: string[] } = {}) => ({
  ...{ title: '', prompt: '', tags: [] as string[], content },
  ...more,
})
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
