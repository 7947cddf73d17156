import type Stripe from 'stripe'
import { methodOf } from '#life/find.ts'
import type { Account, ChargeRecord } from '#records/account.ts'
import { billingDetails, checks } from './payment-method.ts'
import type { Shape } from './shape.ts'

/** Held against the types of the SDK: the trimmed contract of the tests has no charges. */
export function chargeShape(account: Account, charge: ChargeRecord): Shape {
  const method = methodOf(account, charge.method)
  const paid = charge.error === null
  return {
    id: charge.id,
    object: 'charge',
    ...whatIsNeverUsed,
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: charge.refunded,
    billing_details: billingDetails(method),
    captured: paid,
    created: charge.created,
    currency: charge.currency,
    customer: account.customer.id,
    failure_code: charge.error?.code ?? null,
    failure_message: charge.error?.message ?? null,
    outcome: outcome(paid, charge.error?.message),
    paid,
    payment_intent: charge.intent,
    payment_method: charge.method,
    payment_method_details: {
      card: {
        amount_authorized: paid ? charge.amount : null,
        authorization_code: null,
        brand: method.brand,
        checks,
        country: method.country,
        electronic_commerce_indicator: null,
        exp_month: method.expMonth,
        exp_year: method.expYear,
        funding: 'credit',
        installments: null,
        last4: method.last4,
        mandate: null,
        network: method.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    refunded: paid && charge.refunded === charge.amount,
    status: paid ? 'succeeded' : 'failed',
  } satisfies Stripe.Charge & Shape
}

function outcome(paid: boolean, message = 'Payment complete.') {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: paid ? 'approved_by_network' : 'declined_by_network',
    reason: paid ? null : 'generic_decline',
    risk_level: 'normal',
    seller_message: message,
    type: paid ? 'authorized' : 'issuer_declined',
  }
}

const whatIsNeverUsed = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'DAYWELL SANDBOX',
  description: 'Subscription',
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}
