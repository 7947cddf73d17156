import { expect, it } from 'vitest'
import { growsTooFast } from './verdict.ts'

it('lets what looks something up stay as fast with ten times as much', () => {
  expect(growsTooFast('flat', [4, 5, 7])).toBe(false)
  expect(growsTooFast('flat', [4, 5, 50])).toBe(true)
})

it('lets what reads everything take ten times as long, and not a hundred times', () => {
  expect(growsTooFast('linear', [10, 100, 1100])).toBe(false)
  expect(growsTooFast('linear', [10, 100, 10_000])).toBe(true)
  expect(growsTooFast('linear', [10, 1000, 2000])).toBe(true)
})

it('makes nothing of a time that is too short to tell', () => {
  expect(growsTooFast('flat', [0.2, 0.9, 4])).toBe(false)
})
