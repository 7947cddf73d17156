import { expect, it } from 'vitest'
import { renewalAfter } from './renewal.ts'

it('a subscription renews on the same day, or on the last one of a shorter month', () => {
  expect(renewalAfter(new Date(2026, 10, 15), 'monthly')).toEqual(new Date(2026, 11, 15))
  expect(renewalAfter(new Date(2026, 11, 31), 'monthly')).toEqual(new Date(2027, 0, 31))
  expect(renewalAfter(new Date(2027, 0, 31), 'monthly')).toEqual(new Date(2027, 1, 28))
  expect(renewalAfter(new Date(2028, 1, 29), 'yearly')).toEqual(new Date(2029, 1, 28))
})
