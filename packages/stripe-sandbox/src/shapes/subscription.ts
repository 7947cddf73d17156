import { periodOf } from '#life/calendar.ts'
import type { Account, SubscriptionRecord } from '#records/account.ts'
import { planShape, priceShape } from './catalogue.ts'
import { list, type Shape } from './shape.ts'

export function subscriptionShape(account: Account, subscription: SubscriptionRecord): Shape {
  return {
    id: subscription.id,
    object: 'subscription',
    ...whatIsNeverUsed,
    billing_cycle_anchor: subscription.created,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: { ...subscription.cancellation, feedback_option: null },
    created: subscription.created,
    currency: subscription.price.currency,
    customer: account.customer.id,
    default_payment_method: subscription.defaultMethod,
    description: subscription.description,
    ended_at: subscription.endedAt,
    items: list(`/v1/subscription_items?subscription=${subscription.id}`, [item(subscription)]),
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: subscription.saveMethod ?? 'off',
    },
    start_date: subscription.created,
    status: subscription.status,
  }
}

function item(subscription: SubscriptionRecord): Shape {
  const period = periodOf(subscription)
  return {
    id: subscription.item,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planShape(subscription.price),
    price: priceShape(subscription.price),
    quantity: 1,
    subscription: subscription.id,
    tax_rates: [],
  }
}

const whatIsNeverUsed = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
}
