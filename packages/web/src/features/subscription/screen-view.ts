import type { PaymentConfig, Plan, SubscriptionStatus } from '@daywell/core/billing'
import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'

/** What's known about the payment configuration. */
export type KnownConfig =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'known'; readonly config: PaymentConfig }

/** What's to be paid: a plan, or an open renewal at its original price. */
export type Wish =
  | { readonly plan: Plan; readonly owedBy?: undefined }
  | { readonly plan: Plan | null; readonly owedBy: SubscriptionStatus }

/** A payment that was set up on this page. */
export interface Begun {
  readonly wish: Wish
  readonly clientSecret: string
  /** The payment configuration at that time. */
  readonly config: PaymentConfig
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
  | { readonly kind: 'management'; readonly status: SubscriptionStatus }

/** The state of the subscription screen. */
export function viewOf({ isSignedOut, config, subscription, begun }: Seen): View {
  if (isSignedOut) return { kind: 'sign-in' }
  if (begun) return { kind: 'payment', begun }
  if (subscription.phase === 'failed') return { kind: 'unavailable', canRetry: true }
  const status = subscription.phase === 'known' ? subscription.status : null
  if (!status) return { kind: 'loading' }
  // Nothing that needs payments is offered until it's known whether they're on.
  if (status.hasSubscription)
    return config.phase === 'unknown' ? { kind: 'loading' } : { kind: 'management', status }
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

export type Notice = 'already' | 'refunded' | 'ended'

/** The notice to show, if this view is where it belongs. */
export function noticeOn(view: View, happened: Notice | null): Notice | null {
  const isAlready = happened === 'already'
  if (view.kind === 'management') return isAlready ? happened : null
  return view.kind === 'picker' && !isAlready ? happened : null
}
