import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { NO_STANDING } from '#stores/billing/standing-row.ts'
import { currentOf, ifCancelled, isPremium, statusOf } from './standing.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const END = Date.parse('2026-03-01T00:00:00Z')

const standing = (status: string, more = {}) => ({
  ...NO_STANDING,
  subscriptionId: 'sub_1',
  status,
  currentPeriodEnd: END,
  ...more,
})
/** For how long after the end of the period, in minutes; `null`: not even before it. */
const lasts = (status: string, more = {}) => {
  const has = (at: number) => isPremium(standing(status, more), at)
  if (!has(END - MINUTE)) return null
  const after = [0, 4, 5, 3 * 24 * 60 - 1, 3 * 24 * 60]
  return after.filter((minutes) => has(END + minutes * MINUTE)).at(-1)
}

describe('who has premium', () => {
  it('a paid subscription: to the end, with three days for a renewal without news', () => {
    for (const status of ['active', 'trialing']) expect(lasts(status)).toBe(3 * 24 * 60 - 1)
  })

  it('a canceled one: to the end, and a slightly fast clock does not cut it short', () => {
    expect(lasts('active', { cancelAtPeriodEnd: true })).toBe(4)
  })

  it('an unpaid one: three days from when it was to be collected', () => {
    expect(lasts('past_due', { unpaidSince: END })).toBe(3 * 24 * 60 - 1)
    expect(lasts('past_due', { unpaidSince: END - 4 * DAY })).toBe(null)
    expect(lasts('past_due')).toBe(null)
  })

  it('no other, whatever Stripe calls it', () => {
    const others = ['unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled', 'none']
    for (const status of [...others, 'of_the_future']) expect(lasts(status), status).toBe(null)
  })
})

it('a cancellation within seven days of the first payment gives it back, later it depends', () => {
  const cancelled = (status: string, paidAt: number | null) => ifCancelled({ status }, paidAt, END)
  expect(cancelled('active', END - 7 * DAY + 1)).toBe('refunded')
  expect(cancelled('past_due', END - DAY)).toBe('refunded')
  for (const status of ['active', 'trialing']) {
    expect(cancelled(status, END - 7 * DAY)).toBe('ends-with-period')
    expect(cancelled(status, null)).toBe('ends-with-period')
  }
  for (const status of ['past_due', 'unpaid', 'paused']) {
    expect(cancelled(status, END - 30 * DAY)).toBe('ended')
  }
})

it('the person is told that a payment failed, and which plan it is if it is one of the two', () => {
  const prices = { monthly: 'price_m', yearly: 'price_y' }
  const told = (status: string, more = {}) => statusOf(standing(status, more), false, prices)
  expect(told('past_due', { unpaidSince: END, priceId: 'price_y' })).toMatchObject({
    paymentFailed: true,
    hasSubscription: true,
    plan: 'yearly',
    graceUntil: new Date(END + 3 * DAY).toISOString(),
  })
  expect(told('unpaid')).toMatchObject({ paymentFailed: true, plan: null })
  expect(told('active', { priceId: 'price_of_old' })).toMatchObject({
    paymentFailed: false,
    hasSubscription: true,
    plan: null,
  })
  expect(told('canceled')).toMatchObject({ hasSubscription: false, currentPeriodEnd: null })
})

it('of several subscriptions the paid one counts, then the owed, then the newest', () => {
  const all = (...statuses: string[]) =>
    statuses.map((status, created) => ({ status, created }) as Stripe.Subscription)
  expect(currentOf(all('active', 'incomplete', 'canceled'))?.status).toBe('active')
  expect(currentOf(all('past_due', 'incomplete'))?.status).toBe('past_due')
  expect(currentOf(all('canceled', 'incomplete', 'canceled'))?.status).toBe('incomplete')
  expect(currentOf(all('canceled', 'incomplete_expired'))?.created).toBe(1)
  expect(currentOf([])).toBeUndefined()
})
