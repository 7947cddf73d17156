import type { Outcome } from './outcome.ts'

/** A provider's form, ready to pay. */
export interface Till {
  confirm(): Promise<Outcome>
}

/** The provider-specific part of the form. */
export interface PaymentMethodProps {
  readonly publishableKey: string
  readonly clientSecret: string
  /** Where the provider redirects back to. */
  readonly returnUrl: string
  /** Called with the till once it's ready, and with undefined when it closes. */
  readonly onTill: (till: Till | undefined) => void
  /** The provider can't be reached. */
  readonly onUnavailable: () => void
}
