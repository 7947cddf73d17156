import type { BillingParts } from './billing-parts.ts'
import { departedCustomers, forgetCustomer } from './departed.store.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile } from './reconcile.service.ts'
import { isMissing, orUnavailable, unless } from './stripe-errors.ts'
import { dueForALook, forgetEvents } from './subscriptions.store.ts'
import type { InTurn } from './turns.service.ts'

const HOUR = 60 * 60 * 1000
/** Stripe repeats an event for three days, and a signature is good for minutes. */
const EVENTS_KEPT = 30 * 24 * HOUR
/** Whoever was looked at since then is left alone; a little less than the time between sweeps. */
const LOOKED_AT_LATELY = HOUR - 5 * 60 * 1000

interface Tools {
  readonly provider: Provider
  readonly inTurn: InTurn
  readonly reconcile: Reconcile
}

/** Finds out, in the end, whatever no message told of. */
export function sweepService(parts: BillingParts, { provider, inTurn, reconcile }: Tools) {
  const { database, clock, failed } = parts

  /** Stripe forgets the customers of those who have left, which ends their subscriptions too. */
  async function endDeparted(): Promise<void> {
    const customers = await departedCustomers(database.read)
    if (customers.length === 0 || provider.mode === 'off') return
    const { stripe } = await provider.open()
    for (const customer of customers) {
      await orUnavailable(unless(isMissing, stripe.customers.del(customer), undefined))
      await forgetCustomer(database, customer)
    }
  }

  return {
    endDeparted,

    async sweep(stopped: AbortSignal): Promise<void> {
      if (provider.mode === 'off') return
      await endDeparted().catch(failed)
      for (const userId of await dueForALook(database.read, clock() - LOOKED_AT_LATELY)) {
        if (stopped.aborted) return
        await inTurn(userId, (turn) => reconcile(userId, turn)).catch(failed)
      }
      await forgetEvents(database, clock() - EVENTS_KEPT)
    },
  }
}
