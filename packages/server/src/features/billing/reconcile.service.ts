import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { emailOf } from '#stores/accounts/account.store.ts'
import { NO_STANDING } from '#stores/billing/standing-row.ts'
import { findPayer, type Payer, saveStanding } from '#stores/billing/subscriptions.store.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { PayerLease } from './payer-lease.service.ts'
import type { Provider } from './provider.service.ts'
import { isPremium } from './standing.ts'
import { settleEnded } from './stripe/after-the-end.ts'
import { askStripe, type Truth } from './stripe/ask-stripe.ts'
import { giveBack } from './stripe/give-back.ts'
import { isOddEmail, orUnavailable, paymentsUnavailable, unless } from './stripe/stripe-errors.ts'

export interface Reconciled {
  readonly payer: Payer
  readonly truth: Truth
}

export type Reconcile = (userId: string, lease: PayerLease) => Promise<Reconciled | undefined>

const OWED = ['incomplete', 'past_due', 'unpaid']

/**
 * The only path that changes a subscription's row: it finishes what was started, asks Stripe, and
 * records the answer. `undefined`: the person isn't a Stripe customer.
 */
export function reconcileService(deps: BillingDeps, provider: Provider): Reconcile {
  const { database, clock, failed } = deps
  return async (userId, lease) => {
    const before = await findPayer(database.read, userId)
    if (!before?.customerId) return undefined
    const { stripe } = await provider.open()
    const found = await orUnavailable(find(stripe, before, before.customerId))
    const { truth, refusals } = found
    if (truth.isUnknown && isPremium(before, clock())) throw paymentsUnavailable(strangers())
    for (const refusal of refusals) failed(paymentsUnavailable(refusal))
    const payer = truth.isUnknown ? withoutCustomer(before) : rowFor(before, found)
    await lease.write((trx) => saveStanding(trx, userId, payer, clock()))
    await passOnEmail(stripe, before.customerId, userId, truth.email).catch(failed)
    return { payer, truth }
  }

  /** Stripe writes to people too, about their invoices. */
  async function passOnEmail(
    stripe: Stripe,
    customer: string,
    userId: string,
    known: Truth['email'],
  ): Promise<void> {
    const email = known === undefined ? undefined : await emailOf(database.read, userId)
    if (!email || email === known) return
    const key = { idempotencyKey: randomUUID() }
    const changed = unless(isOddEmail, stripe.customers.update(customer, { email }, key), undefined)
    await orUnavailable(changed)
  }
}

interface Found {
  readonly truth: Truth
  /** What is still to be ended with the money back, since Stripe refused a part of it. */
  readonly ending: string | null
  readonly refusals: readonly unknown[]
}

async function find(stripe: Stripe, payer: Payer, customer: string): Promise<Found> {
  const { ending, firstPaidAt } = payer
  const kept = ending ? await giveBack(stripe, ending) : []
  const truth = await askStripe(stripe, customer, firstPaidAt)
  const refusals = [...kept, ...(await settleEnded(stripe, truth.all))]
  return { truth, refusals, ending: kept.length > 0 ? ending : null }
}

function rowFor(before: Payer, { truth, ending, refusals }: Found): Payer {
  const { standing, firstPaidAt } = truth
  // What is owed may be paid at any moment, and the message that tells of it may be lost.
  const settled = refusals.length === 0 && !OWED.includes(standing.status)
  return { ...before, ...standing, firstPaidAt, ending, settled }
}

/** A customer whom Stripe never had was one of another account, or of the sandbox. */
function withoutCustomer({ userId }: Payer): Payer {
  const nothing = { customerId: null, firstPaidAt: null, ending: null }
  return { userId, ...NO_STANDING, ...nothing, settled: true }
}

/** It is more likely that the key is wrong than the row, so a person who paid is not locked out. */
function strangers(): Error {
  const error = new Error('Stripe doesn’t know a customer who has Premium')
  error.name = 'UnknownCustomer'
  return error
}
