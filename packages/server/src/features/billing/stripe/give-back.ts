import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { isMissing, isRefunded, isRefused, unless } from './stripe-errors.ts'

/**
 * Ends a subscription now and refunds whatever was paid for it. Repeat it until it completes:
 * nothing is done twice. Returns what Stripe refused to refund for now, for example because the
 * account has no funds.
 */
export async function giveBack(stripe: Stripe, subscription: string): Promise<unknown[]> {
  await endNow(stripe, subscription)
  const listed = stripe.invoices.list({ subscription, status: 'paid', limit: 100 })
  const paid = await unless(isMissing, listed, { data: [] })
  const refusals = []
  for (const { id, amount_paid: amount } of paid.data) {
    if (amount > 0) refusals.push(...(await giveBackInvoice(stripe, id)))
  }
  return refusals
}

export async function endNow(stripe: Stripe, subscription: string): Promise<void> {
  const key = { idempotencyKey: randomUUID() }
  await unless(isMissing, stripe.subscriptions.cancel(subscription, {}, key), undefined)
}

export async function giveBackInvoice(stripe: Stripe, invoice: string): Promise<unknown[]> {
  const payments = await stripe.invoicePayments.list({ invoice, status: 'paid' })
  const refusals = []
  for (const { payment } of payments.data) {
    const { payment_intent: intent } = payment
    const id = typeof intent === 'object' ? intent.id : intent
    if (id) refusals.push(...(await refund(stripe, id)))
  }
  return refusals
}

/**
 * Without an amount it is all that is left of the payment, so a second one finds nothing. The key
 * is new each time: Stripe would repeat a refusal under the old one for a whole day.
 */
async function refund(stripe: Stripe, intent: string): Promise<unknown[]> {
  const wish = { payment_intent: intent, reason: 'requested_by_customer' as const }
  try {
    await stripe.refunds.create(wish, { idempotencyKey: randomUUID() })
  } catch (error) {
    if (isRefunded(error)) return []
    if (isRefused(error)) return [error]
    throw error
  }
  return []
}
