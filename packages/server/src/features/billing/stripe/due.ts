import type { Due } from '@daywell/core/billing'
import type Stripe from 'stripe'
import { milliseconds } from '#features/billing/standing.ts'

/** What is left to pay on an invoice. */
export function dueOf(invoice: Stripe.Invoice): Due {
  const ends = invoice.lines.data.map(({ period }) => period.end)
  return {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    paidUntil: ends.length === 0 ? null : new Date(milliseconds(Math.max(...ends))).toISOString(),
  }
}
