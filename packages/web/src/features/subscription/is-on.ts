import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'

/** Whether Premium is active and paid for; during the grace period it's only active. */
export function isOn(known: KnownSubscription): boolean {
  const status = known.phase === 'known' ? known.status : null
  return status?.hasActiveSubscription === true && !status.paymentFailed
}
