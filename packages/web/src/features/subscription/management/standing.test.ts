import type { SubscriptionStatus } from '@daywell/core/billing'
import { describe, expect, it } from 'vitest'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { dayInWords, money } from './in-words.ts'
import { leadOf } from './lead.ts'
import { standingOf } from './standing.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const END = '2026-12-15T12:00:00Z'
const ACTIVE: SubscriptionStatus = {
  ...{ hasActiveSubscription: true, hasSubscription: true, plan: 'monthly' },
  ...{ currentPeriodEnd: END, cancelAtPeriodEnd: false, paymentFailed: false },
}
const said = (status: Partial<SubscriptionStatus>) =>
  leadOf(standingOf({ ...ACTIVE, ...status }, NOW), subscriptionTexts.en.management)

describe('how it stands with a subscription', () => {
  it('is told with the day that matters', () => {
    expect(said({})).toBe(`Premium is on, and renews on ${dayInWords(END)}.`)
    expect(said({ cancelAtPeriodEnd: true })).toBe(
      `You cancelled. Premium stays on until ${dayInWords(END)}.`,
    )
    expect(said({ currentPeriodEnd: null })).toBe('Premium is on.')
    expect(said({ hasActiveSubscription: false })).toMatch(/^Premium is off/)
  })

  it('counts the days of grace that are left, the begun one too', () => {
    const failed = (graceUntil?: string) =>
      said({ paymentFailed: true, ...(graceUntil && { graceUntil }) })
    expect(failed('2026-11-18T12:00:00Z')).toContain('for 3 more days')
    expect(failed('2026-11-16T12:00:01Z')).toContain('for 2 more days')
    expect(failed('2026-11-16T12:00:00Z')).toContain('for less than a day')
    expect(failed('2026-11-15T12:00:00Z')).toContain('Premium is off until it is paid')
    expect(failed()).toContain('Premium is off until it is paid')
  })
})

it('amounts are in the smallest unit of their currency, which is not always a hundredth', () => {
  expect(money(600, 'usd', 'en')).toBe('$6.00')
  expect(money(6500, 'USD', 'de')).toBe('65,00\u00a0$')
  expect(money(900, 'jpy', 'en')).toBe('¥900')
})
