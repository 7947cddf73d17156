import { expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { fingerprintOf } from './made-id.ts'
import { saysTheSame } from './says-the-same.ts'

it.each([
  ['UTC', 'UTC', true],
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Asia/Kolkata', 'Asia/Kathmandu', false],
])('an entry of %s and the same of %s: %s', (one, other, same) => {
  const [a, b] = [anEntry({ timeZone: one }), anEntry({ timeZone: other })]
  expect(saysTheSame(a, b)).toBe(same)
  expect(fingerprintOf(a) === fingerprintOf(b)).toBe(same)
  expect(saysTheSame(a, { ...b, content: 'other' })).toBe(false)
})
