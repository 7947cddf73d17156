import type { Account, IntentRecord, PaymentError } from '#records/account.ts'
import { paymentMethodShape } from './payment-method.ts'
import type { Shape } from './shape.ts'

export function paymentIntentShape(account: Account, intent: IntentRecord): Shape {
  return {
    id: intent.id,
    object: 'payment_intent',
    ...whatIsNeverUsed,
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.status === 'canceled' ? 'void_invoice' : null,
    client_secret: intent.secret,
    created: intent.created,
    currency: intent.currency,
    customer: account.customer.id,
    last_payment_error: intent.error === null ? null : paymentErrorShape(account, intent.error),
    latest_charge: intent.charge,
    next_action: nextAction(intent),
    payment_method: intent.method,
    status: intent.status,
  }
}

export function paymentErrorShape(account: Account, error: PaymentError) {
  return {
    ...(error.charge === null ? {} : { charge: error.charge }),
    code: error.code,
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
    doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}`,
    message: error.message,
    payment_method: paymentMethodShape(account.customer, error.method),
    type:
      error.code === 'payment_intent_authentication_failure'
        ? 'invalid_request_error'
        : 'card_error',
  }
}

function nextAction(intent: IntentRecord) {
  if (intent.asks === null) return null
  const { inPage, page, returnUrl } = intent.asks
  return inPage
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page, source: intent.id },
      }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page } }
}

const whatIsNeverUsed = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  description: 'Subscription',
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: {
      installments: null,
      mandate_options: null,
      network: null,
      request_three_d_secure: 'automatic',
    },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: 'off_session',
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}
