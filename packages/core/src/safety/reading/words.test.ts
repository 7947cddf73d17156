import { describe, expect, it } from 'vitest'
import { readWords } from './words.ts'

const KNOWN = new Set(['kil', 'myself', 'die', 'kms', 'alone'])
const read = (text: string) => readWords(text, (word) => KNOWN.has(word)).map(({ word }) => word)
const breaks = (text: string) => readWords(text, () => false).map(({ before }) => before)
const quoted = (text: string) =>
  readWords(text, () => false).flatMap(({ word, quoted }) => (quoted ? [word] : []))

describe('words', () => {
  it('have one spelling, whatever was typed', () => {
    for (const text of [
      'KILL',
      'k!ll',
      'k1ll',
      'kiiill',
      'k*ll',
      '*kill*',
      'кill',
      'ｋｉｌｌ',
      '#kill',
    ]) {
      expect(read(text)).toEqual(['kil'])
    }
    expect(read("can't cannot can not")).toEqual(['cant', 'cant', 'cant'])
    expect(read('my self, mysefl, mysel')).toEqual(['myself', 'myself', 'myself'])
    expect(read('a*b !!! ***')).toEqual(['a*b'])
  })

  it('are put together from letters apart, where these make one', () => {
    expect(read('d i e')).toEqual(['die'])
    expect(read('I d.i.e')).toEqual(['i', 'die'])
    expect(read('k i l l m y s e l f')).toEqual(['kms'])
    expect(read('a b c')).toEqual(['a', 'b', 'c'])
    expect(read('d\n\ni\n\ne')).toEqual(['d', 'i', 'e'])
    expect(read('x y')).toEqual(['x', 'y'])
  })

  it('keep a number as a number, and part where a space is missing', () => {
    expect(read('12 2 7 3rd')).toEqual(['0', '2', '0', '3rd'])
    expect(read('stop!now!')).toEqual(['stop', 'now'])
    expect(read('!x')).toEqual(['x'])
  })

  it('know what lies before them', () => {
    expect(breaks('a b\nc\n \nd... e. f? g')).toEqual([
      'none',
      'none',
      'line',
      'pause',
      'pause',
      'sentence',
      'sentence',
    ])
    expect(breaks('a.\n\nb')).toEqual(['none', 'sentence'])
  })

  it('know whether they are quoted, up to the end of a paragraph', () => {
    expect(quoted('he said "come here" and left')).toEqual(['come', 'here'])
    expect(quoted("he said 'come here' and left")).toEqual(['come', 'here'])
    expect(quoted('he said „come\n\nand left')).toEqual(['come'])
  })
})
