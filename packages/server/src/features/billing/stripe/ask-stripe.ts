import type { Due } from '@daywell/core/billing'
import type Stripe from 'stripe'
import { currentOf, milliseconds, standingOf } from '#features/billing/standing.ts'
import type { Standing } from '#stores/billing/standing-row.ts'
import { dueOf } from './due.ts'
import { isMissing, unless } from './stripe-errors.ts'

const PAGE_SIZE = 100

export interface Truth {
  readonly standing: Standing
  /** Every subscription that the customer has or had; the newest, if there are very many. */
  readonly all: readonly Stripe.Subscription[]
  readonly current: Stripe.Subscription | undefined
  readonly firstPaidAt: number | null
  /** What pays a renewal that failed. */
  readonly owed: Due | undefined
  /** Stripe never had such a customer. */
  readonly isUnknown: boolean
  /** Where Stripe writes to; unknown of one who never had a subscription. */
  readonly email: string | null | undefined
}

/** What Stripe knows about a customer right now. */
export async function askStripe(
  stripe: Stripe,
  customer: string,
  knownFirstPaidAt: number | null,
): Promise<Truth> {
  const expand = ['data.latest_invoice', 'data.customer']
  const listed = stripe.subscriptions.list({ customer, status: 'all', limit: PAGE_SIZE, expand })
  const page = await unless(isMissing, listed, undefined)
  const all = page?.data ?? []
  const current = currentOf(all)
  const owed = current?.status === 'past_due' ? await owedFor(stripe, current) : undefined
  return {
    all,
    current,
    isUnknown: !page,
    email: emailOf(all[0]),
    owed: owed?.due,
    standing: standingOf(current, owed?.since ?? null),
    firstPaidAt: knownFirstPaidAt ?? (await firstPayment(stripe, customer, all)),
  }
}

function emailOf(subscription: Stripe.Subscription | undefined): string | null | undefined {
  const customer = subscription?.customer
  return typeof customer === 'object' && !customer.deleted ? customer.email : undefined
}

/**
 * Stripe tries to collect an invoice for the first time when it becomes final. While one is owed
 * the next may come: the grace counts from the oldest.
 */
async function owedFor(stripe: Stripe, subscription: Stripe.Subscription) {
  const { id, items, created } = subscription
  const open = await stripe.invoices.list({ subscription: id, status: 'open', limit: PAGE_SIZE })
  const times = open.data.map((one) => one.status_transitions.finalized_at ?? one.created)
  const without = items.data[0]?.current_period_start ?? created
  const [newest] = open.data
  return {
    since: milliseconds(times.length === 0 ? without : Math.min(...times)),
    due: newest && dueOf(newest),
  }
}

async function firstPayment(
  stripe: Stripe,
  customer: string,
  all: readonly Stripe.Subscription[],
): Promise<number | null> {
  const isUnpaid = ({ status }: Stripe.Subscription) => status.startsWith('incomplete')
  if (all.every(isUnpaid)) return null
  const paid = await stripe.invoices.list({ customer, status: 'paid', limit: PAGE_SIZE })
  const times = paid.data
    .filter((invoice) => invoice.amount_paid > 0)
    .map((invoice) => invoice.status_transitions.paid_at ?? invoice.created)
  return times.length === 0 ? null : milliseconds(Math.min(...times))
}
