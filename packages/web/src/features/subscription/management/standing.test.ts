import type { SubscriptionStatus } from '@daywell/core/billing'
import { describe, expect, it } from 'vitest'
import { dayInWords, money } from '#features/subscription/in-words.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { leadOf } from './lead.ts'
import { standingOf } from './standing.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const END = '2026-12-15T12:00:00Z'
const ACTIVE: SubscriptionStatus = {
  hasActiveSubscription: true,
  hasSubscription: true,
  plan: 'monthly',
  currentPeriodEnd: END,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
}
const said = (status: Partial<SubscriptionStatus>) =>
  leadOf(standingOf({ ...ACTIVE, ...status }, NOW), subscriptionTexts.en.management)

describe('the state of a subscription', () => {
  it('comes with the date that matters', () => {
    expect(said({})).toBe(`Premium is on and renews on ${dayInWords(END)}.`)
    expect(said({ cancelAtPeriodEnd: true })).toBe(
      `You canceled. Premium stays on until ${dayInWords(END)}.`,
    )
    expect(said({ currentPeriodEnd: null })).toBe('Premium is on.')
    expect(said({ hasActiveSubscription: false })).toMatch(/^Premium is off/)
  })

  it('counts the remaining days of grace, including a partial one', () => {
    const failed = (graceUntil?: string) =>
      said({ paymentFailed: true, ...(graceUntil && { graceUntil }) })
    expect(failed('2026-11-18T12:00:00Z')).toContain('for 3 more days')
    expect(failed('2026-11-16T12:00:01Z')).toContain('for 2 more days')
    expect(failed('2026-11-16T12:00:00Z')).toContain('in less than a day')
  })

  it('takes Premium from the server, not from this device’s clock', () => {
    const owes = (status: Partial<SubscriptionStatus>) => said({ paymentFailed: true, ...status })
    const [past, future] = ['2026-11-01T12:00:00Z', '2026-11-18T12:00:00Z']
    expect(owes({ graceUntil: past })).toContain('turns off in less than a day')
    for (const graceUntil of [past, future])
      expect(owes({ hasActiveSubscription: false, graceUntil })).toContain('Premium is off until')
    expect(owes({ graceUntil: past, forEveryone: true })).toBe('Your last payment failed.')
  })
})

it('amounts are in the smallest unit of their currency, not always hundredths', () => {
  expect(money(600, 'usd', 'en')).toBe('$6.00')
  expect(money(6500, 'USD', 'de')).toBe('65,00\u00a0$')
  expect(money(900, 'jpy', 'en')).toBe('¥900')
})
