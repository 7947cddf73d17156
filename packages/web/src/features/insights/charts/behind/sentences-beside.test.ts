import { readableText } from '@daywell/core/markdown'
import { expect, it } from 'vitest'
import { isRange } from '../range/shown-range.ts'
import { sentencesBeside } from './sentences-beside.ts'

it('sentences without a detected emotion are returned as written', () => {
  const text = 'The bus was late.  I was angry.\n\nTea, then bed!'
  const felt = [{ start: 19, end: 31, emotions: ['anger' as const], valence: -0.6 }]
  const found = sentencesBeside(text, felt)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['The bus was late.', 'Tea, then bed!'],
  ])
  expect(sentencesBeside('', [])).toEqual([])
})

it('FMT-24 sentences to correct have no marks, and stand where emotions are detected', () => {
  const typed =
    '# A *day*\n- **The bus** was late\n- [I was angry](https://a.b). Tea, ~~then~~ bed!'
  const text = readableText(typed)
  const start = text.indexOf('I was')
  const felt = [{ start, end: start + 12, emotions: ['anger' as const], valence: -0.6 }]
  const found = sentencesBeside(text, felt)
  expect(found.map((place) => text.slice(place.start, place.end))).toEqual([
    ...['A day', 'The bus was late', 'Tea, bed!'],
  ])
})

it('a half-typed year is no range, nor is one beyond the calendar', () => {
  const to = '2026-11-15'
  expect(['0002-11-01', '0202-11-01', '2026-11-01'].map((from) => isRange({ from, to }))).toEqual([
    ...[false, false, true],
  ])
  expect(isRange({ from: to, to: '9999-12-31' })).toBe(false)
})
