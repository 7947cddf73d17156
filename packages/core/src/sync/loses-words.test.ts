import { expect, it } from 'vitest'
import { losesWords } from './loses-words.ts'

const of = (content: string, title = '') => ({ title, content })
const page = Array.from({ length: 80 }, (_, n) => `word${n}`).join(' ')
const long = Array.from({ length: 40_000 }, (_, n) => `w${n}`).join(' ')

it.each([
  ['written on', of(page), of(`${page} and on`)],
  ['begun anew at both ends', of(page), of(`So: ${page} and on`)],
  [
    'put right here and there',
    of(page),
    of(page.replace('word3 ', 'wird3 ').replace('word70', 'word')),
  ],
  ['put into another order', of(`${page} last`), of(`last ${page}`)],
  ['given a title', of(page), of(page, 'Rain')],
  ['counted on', of('autosave 19'), of('autosave 20')],
  ['the same', of(page), of(page)],
  ['nothing yet', of(''), of(page)],
])('a text that is %s loses no words', (_, before, after) => {
  expect(losesWords(before, after)).toBe(false)
})

it.each([
  ['replaced', of(page), of('x')],
  ['replaced by a longer one', of(page), of(page.replaceAll('word', 'other words '))],
  ['replaced, though short', of('w0'), of('x')],
  ['cut in half', of(page), of(page.slice(0, page.length / 2))],
  ['robbed of one paragraph of many', of(long), of(long.replace(/w2000 .* w2030 /, ''))],
  ['robbed of a sentence', of('Rain on the roof. And then he was gone.'), of('Rain on the roof.')],
  ['written over by another tab', of('start + a paragraph of tab A'), of('start + tab B')],
])('a text that is %s loses words', (_, before, after) => {
  expect(losesWords(before, after)).toBe(true)
})
