import type Stripe from 'stripe'
import { type Departed, departedCustomers, forgetCustomer } from '#stores/billing/departed.store.ts'
import { forgetDeletedInSandbox } from '#stores/billing/sandbox-storage.store.ts'
import { findDue, forgetEvents } from '#stores/billing/subscriptions.store.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { WithPayerLease } from './payer-lease.service.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile } from './reconcile.service.ts'
import { hasMoneyBack, isLive } from './standing.ts'
import { askStripe } from './stripe/ask-stripe.ts'
import { giveBack } from './stripe/give-back.ts'
import {
  isMissing,
  isOutOfReach,
  orUnavailable,
  paymentsUnavailable,
  unless,
} from './stripe/stripe-errors.ts'

const HOUR_MS = 60 * 60 * 1000
const SETTLE_MS = 5 * 60 * 1000
/** Stripe repeats an event for three days, and a signature is good for minutes. */
const EVENTS_KEPT = 30 * 24 * HOUR_MS

interface Tools {
  readonly provider: Provider
  readonly withPayerLease: WithPayerLease
  readonly reconcile: Reconcile
}

/** Periodic reconciliation, for what no webhook reported. */
export function sweepService(deps: BillingDeps, { provider, withPayerLease, reconcile }: Tools) {
  const { database, clock, failed } = deps

  /** A customer that Stripe refuses does not delay the others. */
  async function endDeparted(stopped: AbortSignal): Promise<void> {
    if (provider.mode === 'off') return
    await each(await departedCustomers(database.read), endOne, stopped)
  }

  async function endOne(departed: Departed): Promise<void> {
    const { stripe } = await provider.open()
    const [refusal] = await orUnavailable(deleteCustomer(stripe, departed))
    if (refusal) throw paymentsUnavailable(refusal)
    await forgetCustomer(database, departed.customerId)
  }

  async function lookAt(userId: string): Promise<void> {
    await withPayerLease(userId, async (lease) => {
      // Another process, or the person, may have asked since the list was made.
      if ((await due(userId)).length > 0) await reconcile(userId, lease)
    })
  }

  function due(userId?: string): Promise<string[]> {
    const now = clock()
    // A little less than the time between sweeps, so that none is passed over.
    const since = {
      expecting: now - HOUR_MS + SETTLE_MS,
      others: now - 24 * HOUR_MS + SETTLE_MS,
      atLatest: now + HOUR_MS,
    }
    return findDue(database.read, since, now, userId)
  }

  /** One after the other, so that Stripe is never asked much at once; gives up while it is down. */
  async function each<T>(
    all: readonly T[],
    act: (one: T) => Promise<void>,
    stopped: AbortSignal,
  ): Promise<void> {
    for (const one of all) {
      if (stopped.aborted) return
      try {
        await act(one)
      } catch (error) {
        failed(error)
        if (isOutOfReach(error)) return
      }
    }
  }

  return {
    endDeparted,

    async sweep(stopped: AbortSignal): Promise<void> {
      await forgetDeletedInSandbox(database)
      if (provider.mode === 'off') return
      await endDeparted(stopped)
      await each(await due(), lookAt, stopped)
      await forgetEvents(database, clock() - EVENTS_KEPT, stopped)
    },
  }
}

/**
 * Deletes the customer of a closed account at Stripe, which ends its subscriptions. Within the
 * money-back period it is a cancellation like any other: the refund comes first. Returns the
 * refunds that Stripe refused for now.
 */
async function deleteCustomer(stripe: Stripe, departed: Departed): Promise<unknown[]> {
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
