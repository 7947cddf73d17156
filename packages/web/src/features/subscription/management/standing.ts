import type { SubscriptionStatus } from '@daywell/core/billing'

const DAY = 24 * 60 * 60_000

/** How it stands with a subscription, and the day that matters in that. */
export type Standing =
  | {
      readonly kind: 'active' | 'ending' | 'unpaid' | 'off' | 'owing'
      readonly date: string | null
    }
  | { readonly kind: 'grace'; readonly date: string; readonly daysLeft: number }

/** Whether Premium is on is for the server to say; this device's clock only counts the days. */
export function standingOf(status: SubscriptionStatus, now: number): Standing {
  const { currentPeriodEnd: end, hasActiveSubscription: isOn } = status
  if (status.paymentFailed) return isOn ? owing(status, now) : unpaid(status)
  if (!isOn) return { kind: 'off', date: end }
  return { kind: status.cancelAtPeriodEnd ? 'ending' : 'active', date: end }
}

function owing({ graceUntil, forEveryone }: SubscriptionStatus, now: number): Standing {
  // Where everybody has it, it does not end with the days of grace.
  if (forEveryone || !graceUntil) return { kind: 'owing', date: null }
  const daysLeft = Math.max(1, Math.ceil((Date.parse(graceUntil) - now) / DAY))
  return { kind: 'grace', date: graceUntil, daysLeft }
}

function unpaid({ graceUntil }: SubscriptionStatus): Standing {
  return { kind: 'unpaid', date: graceUntil ?? null }
}
