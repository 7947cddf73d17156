import type { Plan } from '@daywell/core/billing'
import { useTexts } from '#texts/use-texts.ts'
import { paymentTexts } from './payment.texts.ts'

export interface PaymentFormProps {
  /** From `create-subscription`; what is paid with it is known to the provider alone. */
  clientSecret: string
  plan: Plan
  /**
   * Asks for the subscription anew. The form stays busy meanwhile, then says that it is active and
   * opens the journal: whoever shows the form keeps showing it until it is left.
   */
  onPaid: () => Promise<unknown>
}

/** Takes the payment, by whichever provider the server names. */
export function PaymentForm(_props: PaymentFormProps) {
  return <h1>{useTexts(paymentTexts).title}</h1>
}
