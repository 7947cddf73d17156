import { createHash } from 'node:crypto'
import type { Database } from '#database/index.ts'
import { withLease } from './lease.store.ts'

/** All slots are taken. */
export class NoSlot extends Error {
  override readonly name = 'NoSlot'
}

/** Runs work of a person in one of their slots, or throws `NoSlot`. */
export type SharedSlots = <T>(who: string, act: () => Promise<T>) => Promise<T>

/**
 * A semaphore for all processes: a person has so many slots for work of one kind, each a lease. The
 * slot of a process that was killed is free again when its lease has expired.
 */
export function sharedSlots(
  deps: { readonly database: Database; readonly clock: () => number },
  what: string,
  perPerson: number,
): SharedSlots {
  return async (who, act) => {
    for (let slot = 0; slot < perPerson; slot += 1) {
      const name = createHash('sha256')
        .update(JSON.stringify([what, who, slot]))
        .digest('base64url')
      const done = await withLease(deps, name, act)
      if (done) return done.result
    }
    throw new NoSlot()
  }
}
