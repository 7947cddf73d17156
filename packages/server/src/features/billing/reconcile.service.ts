import type Stripe from 'stripe'
import { askStripe, type Truth } from './ask-stripe.ts'
import type { BillingParts } from './billing-parts.ts'
import { giveBack } from './give-back.ts'
import type { Provider } from './provider.service.ts'
import { NO_STANDING } from './standing.ts'
import { orUnavailable } from './stripe-errors.ts'
import { findPayer, type Payer, saveStanding } from './subscriptions.store.ts'
import type { Turn } from './turns.service.ts'

export interface Reconciled {
  readonly payer: Payer
  readonly truth: Truth
}

export type Reconcile = (userId: string, turn: Turn) => Promise<Reconciled | undefined>

const OWED = ['incomplete', 'past_due', 'unpaid']

/**
 * The one path by which the row of a subscription changes: finishes what was begun, asks Stripe,
 * and writes down what it says. `undefined`: the person is no customer of Stripe's.
 */
export function reconcileService({ database, clock }: BillingParts, provider: Provider): Reconcile {
  return async (userId, turn) => {
    const before = await findPayer(database.read, userId)
    if (!before?.customerId) return undefined
    const { stripe } = await provider.open()
    const truth = await orUnavailable(find(stripe, before, before.customerId))
    const { standing, firstPaidAt, isGone } = truth
    const payer: Payer = {
      ...before,
      ...(isGone ? NO_STANDING : standing),
      customerId: isGone ? null : before.customerId,
      // A customer whom Stripe never had was one of another account, or of the sandbox.
      firstPaidAt: isGone ? null : firstPaidAt,
      ending: null,
      // What is owed may be paid at any moment, and the message that tells of it may be lost.
      settled: !OWED.includes(standing.status),
    }
    await turn.write((trx) => saveStanding(trx, userId, payer, clock()))
    return { payer, truth }
  }
}

async function find(stripe: Stripe, { ending, firstPaidAt }: Payer, customer: string) {
  if (ending) await giveBack(stripe, ending)
  return askStripe(stripe, customer, firstPaidAt)
}
