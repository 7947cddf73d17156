/** What became of an attempt to pay, whoever takes the payment. */
export type Outcome =
  | { readonly kind: 'paid' }
  /** Decided later, by a bank for instance: one has to wait for it. */
  | { readonly kind: 'under way' }
  /** Something is missing or wrong in the fields, which say so themselves. */
  | { readonly kind: 'incomplete' }
  /** Replaced by another wish to subscribe, or too old: there is nothing left to pay here. */
  | { readonly kind: 'gone' }
  /** In the words of the provider, where it has some. */
  | { readonly kind: 'failed'; readonly says: string | undefined }

/** Of what Stripe calls a payment intent, the part that tells how things stand. */
export interface Intent {
  readonly status: string
  readonly last_payment_error?: { readonly message?: string | undefined } | null | undefined
}

interface Refusal {
  readonly message?: string | undefined
  /** How things stand all the same: a second try finds what the first has paid. */
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
