import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { isMissing, isRefunded, unless } from './stripe-errors.ts'

/**
 * Ends a subscription now and gives back whatever was paid for it. To be repeated until it comes
 * to its end: what was done already is not done twice.
 */
export async function giveBack(stripe: Stripe, subscription: string): Promise<void> {
  const key = { idempotencyKey: randomUUID() }
  await unless(isMissing, stripe.subscriptions.cancel(subscription, {}, key), undefined)
  const paid = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 })
  for (const { id, amount_paid: amount } of paid.data) {
    if (amount === 0) continue
    const payments = await stripe.invoicePayments.list({ invoice: id, status: 'paid' })
    for (const { payment } of payments.data) await refund(stripe, payment.payment_intent)
  }
}

async function refund(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | undefined,
): Promise<void> {
  const id = typeof intent === 'object' ? intent.id : intent
  if (!id) return
  const wish = { payment_intent: id, reason: 'requested_by_customer' as const }
  const asked = stripe.refunds.create(wish, { idempotencyKey: `refund-${id}` })
  await unless(isRefunded, asked, undefined)
}
