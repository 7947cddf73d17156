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

it('a half-typed year is no range, nor is one beyond the calendar', () => {
  const to = '2026-11-15'
  expect(['0002-11-01', '0202-11-01', '2026-11-01'].map((from) => isRange({ from, to }))).toEqual([
    ...[false, false, true],
  ])
  expect(isRange({ from: to, to: '9999-12-31' })).toBe(false)
})
