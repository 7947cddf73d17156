import type { CancelOutcome, Plan, SubscriptionStatus } from '@daywell/core/billing'
import type Stripe from 'stripe'
import { NO_STANDING, type Standing } from '#stores/billing/standing-row.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long premium lasts after a failed payment, or without news of a renewal. */
const GRACE_MS = 3 * DAY_MS
/** How far our clock may be ahead of Stripe's without ending premium early. */
const CLOCK_SKEW_MS = 5 * 60 * 1000
const MONEY_BACK_MS = 7 * DAY_MS

/** There is a subscription that Stripe renews, or tries to. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
const PAID = ['active', 'trialing']
/** There's an invoice that couldn't be collected. */
const OWING = ['past_due', 'unpaid']
/** In order of precedence. */
const RANKS = [...LIVE, 'incomplete']

export function isLive({ status }: Pick<Standing, 'status'>): boolean {
  return LIVE.includes(status)
}

/** Whether it's paid for, or still can be. */
export function isOpen({ status }: Pick<Standing, 'status'>): boolean {
  return RANKS.includes(status)
}

function isPaid({ status }: Pick<Standing, 'status'>): boolean {
  return PAID.includes(status)
}

/** The relevant one of all subscriptions that a customer ever had. */
export function currentOf(all: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  const rank = ({ status }: Stripe.Subscription) => (RANKS.indexOf(status) + 1 || Infinity) - 1
  return all.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0]
}

export function standingOf(
  subscription: Stripe.Subscription | undefined,
  unpaidSince: number | null,
): Standing {
  if (!subscription) return NO_STANDING
  const { id, status, items, cancel_at: cancelAt } = subscription
  const item = items.data[0]
  const end = cancelAt ?? item?.current_period_end
  return {
    subscriptionId: id,
    priceId: item?.price.id ?? null,
    status,
    currentPeriodEnd: end === undefined ? null : milliseconds(end),
    // A cancellation that was arranged at Stripe may have a date of its own.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || cancelAt !== null,
    unpaidSince,
  }
}

/** Whether the paid period, or the grace period after it, still lasts. */
export function isPremium(standing: Omit<Standing, 'subscriptionId'>, now: number): boolean {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, unpaidSince } = standing
  if (status === 'past_due') return now < (unpaidSince ?? 0) + GRACE_MS
  if (!isPaid(standing)) return false
  return now < (currentPeriodEnd ?? 0) + (cancelAtPeriodEnd ? CLOCK_SKEW_MS : GRACE_MS)
}

/** What a cancellation would do; the refund period counts from the account's first payment. */
export function ifCancelled(
  { status }: Pick<Standing, 'status'>,
  firstPaidAt: number | null,
  now: number,
): CancelOutcome {
  if (hasMoneyBack(firstPaidAt, now)) return 'refunded'
  return isPaid({ status }) ? 'ends-with-period' : 'ended'
}

export function hasMoneyBack(firstPaidAt: number | null, now: number): boolean {
  return firstPaidAt !== null && now - firstPaidAt < MONEY_BACK_MS
}

/** What the person sees. */
export function statusOf(
  standing: Standing,
  hasPremium: boolean,
  prices: Readonly<Record<Plan, string>> | undefined,
): SubscriptionStatus {
  const live = isLive(standing)
  const end = live ? standing.currentPeriodEnd : null
  return {
    hasActiveSubscription: hasPremium,
    hasSubscription: live,
    plan: live ? planOf(standing.priceId, prices) : null,
    currentPeriodEnd: end === null ? null : new Date(end).toISOString(),
    cancelAtPeriodEnd: live && standing.cancelAtPeriodEnd,
    paymentFailed: OWING.includes(standing.status),
    ...(standing.unpaidSince !== null && {
      graceUntil: new Date(standing.unpaidSince + GRACE_MS).toISOString(),
    }),
  }
}

function planOf(
  priceId: string | null,
  prices: Readonly<Record<Plan, string>> | undefined,
): Plan | null {
  if (priceId === prices?.monthly) return 'monthly'
  return priceId === prices?.yearly ? 'yearly' : null
}

export function milliseconds(seconds: number): number {
  return seconds * 1000
}
