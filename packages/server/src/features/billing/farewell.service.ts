import type Stripe from 'stripe'
import type { Departed } from '#stores/billing/departed.store.ts'
import { hasMoneyBack, isLive } from './standing.ts'
import { askStripe } from './stripe/ask-stripe.ts'
import { giveBack } from './stripe/give-back.ts'
import { isMissing, unless } from './stripe/stripe-errors.ts'

/**
 * Deletes the customer of a closed account at Stripe, which ends its subscriptions. Within the
 * money-back period it is a cancellation like any other: the refund comes first. Returns the
 * refunds that Stripe refused for now.
 */
export async function deleteCustomer(stripe: Stripe, departed: Departed): Promise<unknown[]> {
  const { customerId, since, ending } = departed
  const refusals = ending ? await giveBack(stripe, ending) : []
  const { all, firstPaidAt } = await askStripe(stripe, customerId, null)
  for (const subscription of hasMoneyBack(firstPaidAt, since) ? all.filter(isLive) : []) {
    refusals.push(...(await giveBack(stripe, subscription.id)))
  }
  if (refusals.length === 0) {
    await unless(isMissing, stripe.customers.del(customerId), undefined)
  }
  return refusals
}
