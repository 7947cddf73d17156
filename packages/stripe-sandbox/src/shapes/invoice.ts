import type { Account, InvoiceRecord } from '#records/account.ts'
import { list, type Shape } from './shape.ts'

export function invoiceShape({ customer }: Account, invoice: InvoiceRecord): Shape {
  return {
    id: invoice.id,
    object: 'invoice',
    ...whatIsNeverUsed,
    ...amounts(invoice),
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.autoAdvance,
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.reason,
    created: invoice.created,
    currency: invoice.price.currency,
    customer: customer.id,
    customer_email: invoice.customer.email,
    customer_name: invoice.customer.name,
    customer_phone: invoice.customer.phone,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.status === 'draft' ? null : 0,
    lines: list(`/v1/invoices/${invoice.id}/lines`, [line(invoice)]),
    next_payment_attempt: invoice.nextAttempt ?? invoice.finalizesAt,
    number: invoice.number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    period_end: invoice.period.end,
    period_start: invoice.period.start,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    webhooks_delivered_at: invoice.finalizedAt,
  }
}

function amounts({ price, status }: InvoiceRecord) {
  const paid = status === 'paid' ? price.amount : 0
  return {
    amount_due: price.amount,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: price.amount - paid,
    amount_shipping: 0,
    subtotal: price.amount,
    subtotal_excluding_tax: price.amount,
    total: price.amount,
    total_excluding_tax: price.amount,
  }
}

function line(invoice: InvoiceRecord): Shape {
  const { price } = invoice
  return {
    id: invoice.line,
    object: 'line_item',
    amount: price.amount,
    currency: price.currency,
    description: `1 × ${price.nickname ?? price.id} (at $${(price.amount / 100).toFixed(2)} / ${price.interval})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: invoice.item,
      },
      type: 'subscription_item_details',
    },
    period: { end: invoice.covers.end, start: invoice.covers.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: invoice.subscription,
    subtotal: price.amount,
    taxes: [],
  }
}

/** How an invoice is to be paid: by its one payment intent. */
export function invoicePaymentShape(invoice: InvoiceRecord): Shape {
  const paid = invoice.status === 'paid'
  return {
    id: invoice.payment,
    object: 'invoice_payment',
    amount_paid: paid ? invoice.price.amount : null,
    amount_requested: invoice.price.amount,
    created: invoice.finalizedAt ?? invoice.created,
    currency: invoice.price.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: invoice.intent, type: 'payment_intent' },
    status: paid ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  }
}

const whatIsNeverUsed = {
  account_country: 'US',
  account_name: 'Daywell sandbox',
  account_tax_ids: null,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  // Stripe's own pages for invoices do not exist here.
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
}
