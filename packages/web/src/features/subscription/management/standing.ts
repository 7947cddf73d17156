import type { SubscriptionStatus } from '@daywell/core/billing'

const DAY = 24 * 60 * 60_000

/** How it stands with a subscription, and the day that matters in that. */
export type Standing =
  | { readonly kind: 'active' | 'ending' | 'unpaid' | 'off'; readonly date: string | null }
  | { readonly kind: 'grace'; readonly date: string; readonly daysLeft: number }

export function standingOf(status: SubscriptionStatus, now: number): Standing {
  const { currentPeriodEnd: end, graceUntil } = status
  if (status.paymentFailed) {
    const left = graceUntil ? Date.parse(graceUntil) - now : 0
    if (!graceUntil || left <= 0) return { kind: 'unpaid', date: graceUntil ?? null }
    return { kind: 'grace', date: graceUntil, daysLeft: Math.ceil(left / DAY) }
  }
  if (!status.hasActiveSubscription) return { kind: 'off', date: end }
  return { kind: status.cancelAtPeriodEnd ? 'ending' : 'active', date: end }
}
