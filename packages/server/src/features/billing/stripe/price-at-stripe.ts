import { type Plan, plans } from '@daywell/core/billing'
import type Stripe from 'stripe'

const CENTS = 100

/** A person must be charged exactly what the plans page says. */
export async function isAsShown(stripe: Stripe, plan: Plan, id: string): Promise<boolean> {
  const price = await stripe.prices.retrieve(id)
  const { price: dollars, period } = plans[plan]
  return (
    price.currency === 'usd' &&
    price.unit_amount === dollars * CENTS &&
    price.recurring?.interval === period &&
    price.recurring.interval_count === 1
  )
}
