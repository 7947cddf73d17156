import type { PaymentConfig, Plan, SubscriptionStatus } from '@daywell/core/billing'
import type { KnownSubscription } from '#paywall/subscription-keeper.ts'

/** What is known of how one can pay here. */
export type KnownConfig =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'known'; readonly config: PaymentConfig }

/** A payment that was set up on this page. */
export interface Begun {
  readonly plan: Plan
  readonly clientSecret: string
  readonly isPaid: boolean
}

export interface Seen {
  readonly isSignedOut: boolean
  readonly config: KnownConfig
  readonly subscription: KnownSubscription
  readonly begun: Begun | null
}

export type View =
  | { readonly kind: 'sign-in' | 'loading' | 'everyone' | 'picker' }
  | { readonly kind: 'unavailable'; readonly canRetry: boolean }
  | { readonly kind: 'payment'; readonly begun: Begun }
  | {
      readonly kind: 'management'
      readonly status: SubscriptionStatus
      /** It began elsewhere while this page was about to pay. */
      readonly isFromElsewhere: boolean
    }

/** Which of its states the subscription screen is in. */
export function viewOf({ isSignedOut, config, subscription, begun }: Seen): View {
  if (isSignedOut) return { kind: 'sign-in' }
  const status = subscription.phase === 'known' ? subscription.status : null
  if (begun && (begun.isPaid || !isSettled(status))) return { kind: 'payment', begun }
  if (subscription.phase === 'failed') return { kind: 'unavailable', canRetry: true }
  if (!status) return { kind: 'loading' }
  if (status.hasSubscription) return { kind: 'management', status, isFromElsewhere: begun !== null }
  if (status.hasActiveSubscription) return { kind: 'everyone' }
  return plansOf(config)
}

function plansOf(config: KnownConfig): View {
  if (config.phase === 'unknown') return { kind: 'loading' }
  if (config.phase === 'failed') return { kind: 'unavailable', canRetry: true }
  return config.config.mode === 'off'
    ? { kind: 'unavailable', canRetry: false }
    : { kind: 'picker' }
}

/** There is a subscription for which nothing is owed. */
function isSettled(status: SubscriptionStatus | null): boolean {
  return status?.hasSubscription === true && !status.paymentFailed
}

export type Notice = 'already' | 'refunded' | 'ended'

/** What has just happened, where the page that it led to can say it. */
export function noticeOn(view: View, happened: Notice | null): Notice | null {
  if (view.kind === 'management')
    return view.isFromElsewhere || happened === 'already' ? 'already' : null
  return view.kind === 'picker' && happened !== 'already' ? happened : null
}
