import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { giveBackInvoice } from './give-back.ts'
import { isRefused } from './stripe-errors.ts'

/**
 * Money still owed when a subscription ended buys nothing: its invoice is voided, and a payment
 * that arrives anyway, from a form left open, is refunded. Returns what Stripe refused.
 */
export async function settleEnded(
  stripe: Stripe,
  all: readonly Stripe.Subscription[],
): Promise<unknown[]> {
  const refusals = []
  for (const { ended_at: endedAt, latest_invoice: invoice } of all) {
    if (endedAt === null || typeof invoice !== 'object' || invoice === null) continue
    if (invoice.status === 'open') refusals.push(...(await withdraw(stripe, invoice.id)))
    if (isPaidSince(invoice, endedAt)) refusals.push(...(await giveBackInvoice(stripe, invoice.id)))
  }
  return refusals
}

async function withdraw(stripe: Stripe, invoice: string): Promise<unknown[]> {
  try {
    await stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: randomUUID() })
    return []
  } catch (error) {
    // It may have been paid this very moment, which the next look shows.
    if (isRefused(error)) return [error]
    throw error
  }
}

/** An invoice that was made by hand at Stripe, after the end, is not ours. */
function isPaidSince(invoice: Stripe.Invoice, endedAt: number): boolean {
  const { amount_paid: amount, billing_reason: reason, status_transitions: times } = invoice
  const isForAPeriod = reason === 'subscription_create' || reason === 'subscription_cycle'
  return isForAPeriod && amount > 0 && times.paid_at !== null && times.paid_at >= endedAt
}
