import type Stripe from 'stripe'
import type { Departed } from '#stores/billing/departed.store.ts'
import { hasMoneyBack, isLive } from './standing.ts'
import { askStripe } from './stripe/ask-stripe.ts'
import { giveBack } from './stripe/give-back.ts'
import { isMissing, unless } from './stripe/stripe-errors.ts'

/**
 * Stripe forgets somebody who has left, which ends whatever they had. In the days of the money
 * back guarantee leaving is a cancellation like any other: the money goes back first. Answers what
 * Stripe refused to give back for now.
 */
export async function sayFarewell(stripe: Stripe, departed: Departed): Promise<unknown[]> {
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
