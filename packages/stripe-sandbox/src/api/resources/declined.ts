import type { Account, IntentRecord } from '#records/account.ts'
import { paymentErrorShape, paymentIntentShape } from '#shapes/payment-intent.ts'

/** The error that a payment ends in, with the intent as it then is. */
export function declined(account: Account, intent: IntentRecord) {
  const error = intent.error && paymentErrorShape(account, intent.error)
  return {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action.',
    ...error,
    payment_intent: paymentIntentShape(account, intent),
  }
}
