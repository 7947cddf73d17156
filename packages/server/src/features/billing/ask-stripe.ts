import type Stripe from 'stripe'
import { currentOf, milliseconds, type Standing, standingOf } from './standing.ts'
import { isMissing, unless } from './stripe-errors.ts'

const MANY = 100

export interface Truth {
  readonly standing: Standing
  /** Every subscription that the customer has or had; the newest, if there are very many. */
  readonly all: readonly Stripe.Subscription[]
  readonly current: Stripe.Subscription | undefined
  readonly firstPaidAt: number | null
  /** Stripe knows no such customer any more. */
  readonly isGone: boolean
}

/** What Stripe knows of a customer right now. */
export async function askStripe(
  stripe: Stripe,
  customer: string,
  knownFirstPaidAt: number | null,
): Promise<Truth> {
  const expand = ['data.latest_invoice']
  const listed = stripe.subscriptions.list({ customer, status: 'all', limit: MANY, expand })
  const page = await unless(isMissing, listed, undefined)
  const all = page?.data ?? []
  const current = currentOf(all)
  const firstPaidAt = knownFirstPaidAt ?? (await firstPayment(stripe, customer, all))
  return { standing: standingOf(current), all, current, firstPaidAt, isGone: !page }
}

async function firstPayment(
  stripe: Stripe,
  customer: string,
  all: readonly Stripe.Subscription[],
): Promise<number | null> {
  const isUnpaid = ({ status }: Stripe.Subscription) => status.startsWith('incomplete')
  if (all.every(isUnpaid)) return null
  const paid = await stripe.invoices.list({ customer, status: 'paid', limit: MANY })
  const times = paid.data
    .filter((invoice) => invoice.amount_paid > 0)
    .map((invoice) => invoice.status_transitions.paid_at ?? invoice.created)
  return times.length === 0 ? null : milliseconds(Math.min(...times))
}
