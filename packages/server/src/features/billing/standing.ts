import type { CancelOutcome, Plan, SubscriptionStatus } from '@daywell/core/billing'
import type Stripe from 'stripe'

const DAY = 24 * 60 * 60 * 1000
/** How long somebody keeps premium whose payment failed, or of whose renewal nothing was heard. */
const GRACE = 3 * DAY
const MONEY_BACK_FOR = 7 * DAY

/** What Stripe says of a person's subscription, in the words of our row. */
export interface Standing {
  readonly subscriptionId: string | null
  readonly priceId: string | null
  readonly status: string
  readonly currentPeriodEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  readonly unpaidSince: number | null
}

export const NO_STANDING: Standing = {
  subscriptionId: null,
  priceId: null,
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  unpaidSince: null,
}

/** There is a subscription that Stripe renews, or tries to. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
/** There is an invoice that could not be collected. */
const OWING = ['past_due', 'unpaid']
/** The further to the left, the rather it is the one that counts. */
const RANKS = [...LIVE, 'incomplete']

export function isLive({ status }: Pick<Standing, 'status'>): boolean {
  return LIVE.includes(status)
}

/** Of all subscriptions that a customer ever had, the one that counts. */
export function currentOf(all: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  const rank = ({ status }: Stripe.Subscription) => (RANKS.indexOf(status) + 1 || Infinity) - 1
  return all.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)[0]
}

export function standingOf(subscription: Stripe.Subscription | undefined): Standing {
  if (!subscription) return NO_STANDING
  const { id, status, items, cancel_at: cancelAt } = subscription
  const item = items.data[0]
  return {
    subscriptionId: id,
    priceId: item?.price.id ?? null,
    status,
    currentPeriodEnd: milliseconds(cancelAt ?? item?.current_period_end),
    // A cancellation that was arranged at Stripe may have a date of its own.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || cancelAt !== null,
    unpaidSince: status === 'past_due' ? owedSince(subscription) : null,
  }
}

/** Stripe tries to collect an invoice for the first time when it becomes final. */
function owedSince({ latest_invoice: invoice, items }: Stripe.Subscription): number | null {
  const known = typeof invoice === 'object' ? invoice : null
  const finalized = known?.status_transitions.finalized_at
  return milliseconds(finalized ?? known?.created ?? items.data[0]?.current_period_start)
}

/** Whether what was paid for, or the patience with what was not, still lasts. */
export function isPremium(standing: Omit<Standing, 'subscriptionId'>, now: number): boolean {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, unpaidSince } = standing
  if (status === 'past_due') return now < (unpaidSince ?? 0) + GRACE
  if (status !== 'active' && status !== 'trialing') return false
  return now < (currentPeriodEnd ?? 0) + (cancelAtPeriodEnd ? 0 : GRACE)
}

/** What a cancellation comes to; the money back counts from the first payment of the account. */
export function ifCancelled(
  { status }: Pick<Standing, 'status'>,
  firstPaidAt: number | null,
  now: number,
): CancelOutcome {
  if (OWING.includes(status)) return 'ended'
  const hasMoneyBack = firstPaidAt !== null && now - firstPaidAt < MONEY_BACK_FOR
  return hasMoneyBack ? 'refunded' : 'ends-with-period'
}

/** What the person is told. */
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
      graceUntil: new Date(standing.unpaidSince + GRACE).toISOString(),
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

export function milliseconds(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : seconds * 1000
}
