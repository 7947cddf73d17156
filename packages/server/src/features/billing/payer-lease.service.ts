import { setTimeout as pause } from 'node:timers/promises'
import { keyedQueue } from '#concurrency/keyed-queue.ts'
import type { Database, Trx } from '#database/index.ts'
import { holdsLease, type Lease, withLease } from '#leases/lease.store.ts'
import { paymentsUnavailable } from './stripe/stripe-errors.ts'

/** How long a call waits for the lease before it fails as unavailable. */
const MAX_WAIT_MS = 20_000

export interface PayerLease {
  /** Fenced: writes only if the lease is still ours, since another holder knows newer facts. */
  write<T>(unit: (trx: Trx) => Promise<T>): Promise<T>
}

export type WithPayerLease = <T>(
  userId: string,
  act: (lease: PayerLease) => Promise<T>,
) => Promise<T>

interface LeaseDeps {
  readonly database: Database
  readonly clock: () => number
}

/**
 * One caller at a time, across all processes, works on a person's payments. It's a lease, not a
 * transaction, because Stripe is called in between.
 */
export function payerLeases(
  database: Database,
  clock: () => number,
  stopwatch = () => performance.now(),
): WithPayerLease {
  const enqueue = keyedQueue()
  return (userId, act) => {
    // Measured from here, so that a stalled queue drains instead of growing.
    const deadline = stopwatch() + MAX_WAIT_MS
    const isInTime = () => stopwatch() <= deadline
    const wish = { name: `billing ${userId}`, isInTime }
    return enqueue(userId, () => waitForLease({ database, clock }, wish, act))
  }
}

async function waitForLease<T>(
  deps: LeaseDeps,
  { name, isInTime }: { readonly name: string; readonly isInTime: () => boolean },
  act: (lease: PayerLease) => Promise<T>,
): Promise<T> {
  while (isInTime()) {
    const done = await withLease(deps, name, (lease) => act(fencedBy(deps.database, lease)))
    if (done) return done.result
    await pause(20 + Math.random() * 60)
  }
  throw paymentsUnavailable()
}

const fencedBy = (database: Database, lease: Lease): PayerLease => ({
  write: (unit) =>
    database.write(async (trx) => {
      if (!(await holdsLease(trx, lease))) throw paymentsUnavailable()
      return unit(trx)
    }),
})
