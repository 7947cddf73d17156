import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Trx } from '#database/index.ts'
import { acquireLease, holdsLease, renewWhile } from '#leases/lease.store.ts'
import { paymentsUnavailable } from './stripe-errors.ts'

/** So long others wait for a process that was killed in the middle. */
const LEASE_MS = 15_000
/** So long somebody waits for their turn before they are told to come back. */
const PATIENCE = 20_000

export interface Turn {
  /** Writes only if the turn is still ours: what another has found out since is newer. */
  write<T>(unit: (trx: Trx) => Promise<T>): Promise<T>
}

export type InTurn = <T>(userId: string, act: (turn: Turn) => Promise<T>) => Promise<T>

/**
 * Lets the payments of one person be worked on by one at a time, across all processes. Stripe is
 * asked meanwhile, so this is no transaction but a lease, renewed as long as the work goes on.
 */
export function personTurns(
  database: Database,
  clock: () => number,
  stopwatch = () => performance.now(),
): InTurn {
  const queues = new Map<string, Promise<unknown>>()
  return (userId, act) => {
    const before = queues.get(userId) ?? Promise.resolve()
    // Counted from here: a queue that stands still dissolves instead of growing.
    const deadline = stopwatch() + PATIENCE
    const isInTime = () => stopwatch() <= deadline
    const wish = { name: `billing ${userId}`, isInTime }
    const mine = before.then(() => withLease({ database, clock }, wish, act))
    const done = mine.then(
      () => {},
      () => {},
    )
    queues.set(userId, done)
    done.then(() => queues.get(userId) === done && queues.delete(userId))
    return mine
  }
}

async function withLease<T>(
  { database, clock }: { readonly database: Database; readonly clock: () => number },
  { name, isInTime }: { readonly name: string; readonly isInTime: () => boolean },
  act: (turn: Turn) => Promise<T>,
): Promise<T> {
  const mine = { name, holder: randomUUID() }
  const term = () => ({ now: clock(), ms: LEASE_MS })
  const acquire = async () => (await acquireLease(database, mine, term())).isAcquired
  await untilTaken(acquire, isInTime)
  const turn: Turn = {
    write: (unit) =>
      database.write(async (trx) => {
        if (!(await holdsLease(trx, mine))) throw paymentsUnavailable()
        return unit(trx)
      }),
  }
  return renewWhile(database, mine, term, () => act(turn))
}

async function untilTaken(take: () => Promise<boolean>, isInTime: () => boolean): Promise<void> {
  while (isInTime()) {
    if (await take()) return
    await pause(20 + Math.random() * 60)
  }
  throw paymentsUnavailable()
}
