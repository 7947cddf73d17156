import type { SubscriptionStatus } from '@daywell/core/billing'

const DAY = 24 * 60 * 60_000

/** State of a subscription, with the date that matters. */
export type Standing =
  | {
      readonly kind: 'active' | 'ending' | 'unpaid' | 'off' | 'owing'
      readonly date: string | null
    }
  | { readonly kind: 'grace'; readonly date: string; readonly daysLeft: number }

/** The server decides whether Premium is active; this device's clock only counts days. */
export function standingOf(status: SubscriptionStatus, now: number): Standing {
  const { currentPeriodEnd: end, hasActiveSubscription: isOn } = status
  if (status.paymentFailed) return isOn ? owing(status, now) : unpaid(status)
  if (!isOn) return { kind: 'off', date: end }
  return { kind: status.cancelAtPeriodEnd ? 'ending' : 'active', date: end }
}

function owing({ graceUntil, forEveryone }: SubscriptionStatus, now: number): Standing {
  // If everyone has Premium, it doesn't end with the grace period.
  if (forEveryone || !graceUntil) return { kind: 'owing', date: null }
  const daysLeft = Math.max(1, Math.ceil((Date.parse(graceUntil) - now) / DAY))
  return { kind: 'grace', date: graceUntil, daysLeft }
}

function unpaid({ graceUntil }: SubscriptionStatus): Standing {
  return { kind: 'unpaid', date: graceUntil ?? null }
}
