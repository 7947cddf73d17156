import type Stripe from 'stripe'
import type { Person } from '#features/billing/billing-deps.ts'
import { shortLived } from './idempotency.ts'
import { isMissing, isOddEmail, unless } from './stripe-errors.ts'

/** The known customer, unless it was deleted at Stripe. */
export async function stillCustomer(stripe: Stripe, customer: string): Promise<string | undefined> {
  const found = await unless(isMissing, stripe.customers.retrieve(customer), undefined)
  return found && !found.deleted ? found.id : undefined
}

/**
 * The customer for a person without a known one. There may be one anyway: a process may have died
 * between creating the customer and recording it, however long ago.
 */
export async function findOrMake(stripe: Stripe, person: Person, now: number): Promise<string> {
  const { id: user, email } = person
  const same = await stripe.customers.list({ email, limit: 100 })
  const mine = same.data.find(({ metadata }) => metadata.user === user)
  if (mine) return mine.id
  const make = (known: { readonly email?: string }) =>
    stripe.customers.create(
      { ...known, metadata: { user } },
      { idempotencyKey: shortLived('customer', [user, known.email ?? ''], now) },
    )
  return ((await unless(isOddEmail, make({ email }), undefined)) ?? (await make({}))).id
}
