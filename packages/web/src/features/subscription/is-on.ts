import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'

/** Whether the server says that Premium is on and paid for: in the days of grace it is only on. */
export function isOn(known: KnownSubscription): boolean {
  const status = known.phase === 'known' ? known.status : null
  return status?.hasActiveSubscription === true && !status.paymentFailed
}
