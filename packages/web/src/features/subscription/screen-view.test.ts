import type { PaymentConfig, SubscriptionStatus } from '@daywell/core/billing'
import { describe, expect, it } from 'vitest'
import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'
import { afterNews, NOTHING, onNextVisit, type UnderWay } from './payment-under-way.ts'
import { type Begun, type KnownConfig, noticeOn, type Seen, viewOf } from './screen-view.ts'

const NONE: SubscriptionStatus = {
  hasActiveSubscription: false,
  hasSubscription: false,
  plan: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
}
const PAID: SubscriptionStatus = {
  ...NONE,
  hasActiveSubscription: true,
  hasSubscription: true,
  plan: 'monthly',
}
const OWED = { ...PAID, paymentFailed: true }
const CONFIG: PaymentConfig = {
  mode: 'stripe',
  publishableKey: null,
  prices: { monthly: 'm', yearly: 'y' },
}
const BEGUN: Begun = {
  wish: { plan: 'monthly' },
  clientSecret: 'pi_1_secret_2',
  config: CONFIG,
  isPaid: false,
}

const has = (status: SubscriptionStatus | null): KnownSubscription => ({ phase: 'known', status })
const takes = (mode: PaymentConfig['mode']): KnownConfig => ({
  phase: 'known',
  config: { ...CONFIG, mode },
})
const view = (seen: Partial<Seen>) =>
  viewOf({
    isSignedOut: false,
    config: takes('stripe'),
    subscription: has(NONE),
    begun: null,
    ...seen,
  })

describe('the subscription screen', () => {
  it('waits for status and payment configuration', () => {
    expect(view({ subscription: { phase: 'unknown' } }).kind).toBe('loading')
    expect(view({ subscription: has(null) }).kind).toBe('loading')
    expect(view({ config: { phase: 'unknown' } }).kind).toBe('loading')
  })

  it('shows a subscription even if payments are off or unknown, but offers nothing', () => {
    const paid = (phase: 'unknown' | 'failed') =>
      view({ subscription: has(PAID), config: { phase } }).kind
    expect(paid('unknown')).toBe('loading')
    expect(paid('failed')).toBe('management')
    expect(view({ subscription: has(PAID), config: takes('off') }).kind).toBe('management')
  })

  it('is unavailable if nothing can be bought, with a retry if that may change', () => {
    const passing = { kind: 'unavailable', canRetry: true }
    const failed = { phase: 'failed', failure: undefined } as const
    expect(view({ config: takes('off') })).toEqual({ kind: 'unavailable', canRetry: false })
    expect(view({ config: { phase: 'failed' } })).toEqual(passing)
    expect(view({ subscription: failed })).toEqual(passing)
  })

  it('offers plans in either mode, and sells nothing if everyone has Premium', () => {
    expect(view({}).kind).toBe('picker')
    expect(view({ config: takes('sandbox') }).kind).toBe('picker')
    const given = { ...NONE, hasActiveSubscription: true }
    expect(view({ subscription: has(given), config: takes('off') }).kind).toBe('everyone')
  })

  it('asks for a sign-in before anything else', () => {
    expect(view({ isSignedOut: true, begun: BEGUN, subscription: has(PAID) }).kind).toBe('sign-in')
  })

  it('shows the payment form until it is left', () => {
    expect(view({ begun: BEGUN }).kind).toBe('payment')
    expect(view({ begun: BEGUN, subscription: { phase: 'failed', failure: undefined } }).kind).toBe(
      'payment',
    )
  })
})

describe('a payment in progress', () => {
  /** Applies statuses one after another; returns view and notice after each. */
  const replay = (begun: Begun, ...news: SubscriptionStatus[]) => {
    let underWay: UnderWay = { begun, happened: null }
    return news.map((status) => {
      underWay = afterNews(underWay, has(status))
      const shown = view({ begun: underWay.begun, subscription: has(status) })
      return [shown.kind, noticeOn(shown, underWay.happened)]
    })
  }

  it('stays until another device has paid', () => {
    expect(replay(BEGUN, NONE)).toEqual([['payment', null]])
    expect(replay(BEGUN, OWED)).toEqual([['payment', null]])
    expect(replay({ ...BEGUN, isPaid: true }, PAID)).toEqual([['payment', null]])
  })

  it('is dropped for good once another device has paid, even if that is canceled', () => {
    expect(replay(BEGUN, NONE, PAID, NONE)).toEqual([
      ['payment', null],
      ['management', 'already'],
      ['picker', null],
    ])
  })

  it('of a renewal is not reported as a second subscription', () => {
    const renewal: Begun = { ...BEGUN, wish: { plan: null, owedBy: OWED } }
    expect(replay(renewal, OWED, PAID)).toEqual([
      ['payment', null],
      ['management', null],
    ])
  })

  it('does not ask to pay again after returning before the journal has opened', () => {
    const before: UnderWay = { begun: BEGUN, happened: null }
    expect(onNextVisit(before)).toBe(before)
    expect(onNextVisit({ ...before, begun: { ...BEGUN, isPaid: true } })).toBe(NOTHING)
  })
})

it('a notice is shown only on the view it belongs to', () => {
  const management = view({ subscription: has(PAID) })
  expect(noticeOn(management, 'already')).toBe('already')
  expect(noticeOn(management, 'refunded')).toBeNull()
  expect(noticeOn(view({}), 'refunded')).toBe('refunded')
  expect(noticeOn(view({}), 'ended')).toBe('ended')
  expect(noticeOn(view({}), 'already')).toBeNull()
  expect(noticeOn(view({ isSignedOut: true }), 'refunded')).toBeNull()
})
