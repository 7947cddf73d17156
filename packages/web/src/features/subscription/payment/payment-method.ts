import type { Outcome } from './outcome.ts'

/** Where one pays, ready for the button. */
export interface Till {
  confirm(): Promise<Outcome>
}

/** The part of the form that is the provider's. What is around it does not know whose it is. */
export interface PaymentMethodProps {
  readonly publishableKey: string
  readonly clientSecret: string
  /** Where a payment comes back to that leads away from here. */
  readonly returnUrl: string
  /** Called with the till once there is one, and with nothing when it closes. */
  readonly onTill: (till: Till | undefined) => void
  /** The provider cannot be reached. */
  readonly onUnavailable: () => void
}
