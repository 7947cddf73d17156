import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'
import type { Begun, Notice } from './screen-view.ts'

/** The payment in progress on this page, and what has just happened. */
export interface UnderWay {
  readonly begun: Begun | null
  readonly happened: Notice | null
}

export const NOTHING: UnderWay = { begun: null, happened: null }

/**
 * Reducer for a new subscription status. Race: a form is dropped for good when another device has
 * paid, and no later status may restore it.
 */
export function afterNews(last: UnderWay, subscription: KnownSubscription): UnderWay {
  const { begun } = last
  if (!begun || begun.isPaid || !isSettled(subscription)) return last
  // A renewal paid elsewhere needs no notice.
  return { begun: null, happened: begun.wish.owedBy ? null : 'already' }
}

/**
 * Reducer for the next visit. The form of a finished payment only stays until the next screen is
 * shown, so coming back doesn't ask to pay again.
 */
export function onNextVisit(last: UnderWay): UnderWay {
  return last.begun?.isPaid ? NOTHING : last
}

/** There's a subscription and nothing is owed. */
function isSettled(subscription: KnownSubscription): boolean {
  const status = subscription.phase === 'known' ? subscription.status : null
  return status?.hasSubscription === true && !status.paymentFailed
}
