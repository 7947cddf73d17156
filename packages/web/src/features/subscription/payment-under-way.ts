import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'
import type { Begun, Notice } from './screen-view.ts'

/** What is being paid on this page, and what has just happened here. */
export interface UnderWay {
  readonly begun: Begun | null
  readonly happened: Notice | null
}

export const NOTHING: UnderWay = { begun: null, happened: null }

/**
 * What is left of it once the subscription is known to stand as it does. A form that somebody else
 * was faster with is forgotten for good: nothing that comes later may bring it back.
 */
export function afterNews(last: UnderWay, subscription: KnownSubscription): UnderWay {
  const { begun } = last
  if (!begun || begun.isPaid || !isSettled(subscription)) return last
  // Of what was owed nobody asks where it was paid.
  return { begun: null, happened: begun.wish.owedBy ? null : 'already' }
}

/**
 * What is left of it on the next visit. The form of what is paid stays only until the next screen
 * is there; who comes back before that did not come to pay again.
 */
export function onNextVisit(last: UnderWay): UnderWay {
  return last.begun?.isPaid ? NOTHING : last
}

/** There is a subscription for which nothing is owed. */
function isSettled(subscription: KnownSubscription): boolean {
  const status = subscription.phase === 'known' ? subscription.status : null
  return status?.hasSubscription === true && !status.paymentFailed
}
