/** The outcome of a payment attempt, independent of the provider. */
export type Outcome =
  | { readonly kind: 'paid' }
  /** Decided later, for example by a bank. */
  | { readonly kind: 'under way' }
  /** The fields are invalid and show it themselves. */
  | { readonly kind: 'incomplete' }
  /** Replaced by a newer attempt or expired: there's nothing left to pay here. */
  | { readonly kind: 'gone' }
  /** The provider's message, if there is one. */
  | { readonly kind: 'failed'; readonly says: string | undefined }

/** The part of a Stripe PaymentIntent that tells its state. */
export interface Intent {
  readonly status: string
  readonly last_payment_error?: { readonly message?: string | undefined } | null | undefined
}

interface Refusal {
  readonly message?: string | undefined
  /** The current state despite the error: a second attempt finds the first one paid. */
  readonly payment_intent?: Intent | undefined
}

export function outcomeOf({ status, last_payment_error: error }: Intent): Outcome {
  switch (status) {
    case 'succeeded':
      return { kind: 'paid' }
    case 'processing':
    case 'requires_action':
      return { kind: 'under way' }
    case 'canceled':
      return { kind: 'gone' }
    default:
      return { kind: 'failed', says: error?.message }
  }
}

export function outcomeOfRefusal({ message, payment_intent: intent }: Refusal): Outcome {
  const settled = intent?.status === 'succeeded' || intent?.status === 'canceled'
  return intent && settled ? outcomeOf(intent) : { kind: 'failed', says: message }
}
