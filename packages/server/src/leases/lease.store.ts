import type { Database, Trx } from '#database/index.ts'

/** A lease of a piece of work, or of a person's payments, that one process at a time may have. */
export interface Lease {
  readonly name: string
  readonly holder: string
}

export interface Term {
  readonly now: number
  /** From then on others may have it, whatever becomes of the holder. */
  readonly ms: number
}

export interface Acquired {
  readonly isAcquired: boolean
  /** By how much the lease of the holder before was dated past its term, where that was ignored. */
  readonly ignoredMs?: number
}

/** By so much the clocks of machines on one database may differ without taking leases away. */
const MAX_CLOCK_SKEW_MS = 60_000

/**
 * Acquires a lease that is free. One that ends later than it could was written before the clock was
 * set back: waiting for its end would stop the work for as long as the clock was set back.
 */
export function acquireLease(
  database: Database,
  { name, holder }: Lease,
  { now, ms }: Term,
): Promise<Acquired> {
  const held = { holder, held_until: now + ms }
  const latest = now + ms + Math.min(ms, MAX_CLOCK_SKEW_MS)
  return database.write(async (trx) => {
    const before = await trx
      .selectFrom('locks')
      .select('held_until')
      .where('name', '=', name)
      .executeTakeFirst()
    const acquired = await trx
      .insertInto('locks')
      .values({ name, ...held })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(held)
          .where((eb) =>
            eb.or([eb('locks.held_until', '<=', now), eb('locks.held_until', '>', latest)]),
          ),
      )
      .returning('name')
      .executeTakeFirst()
    const isAcquired = acquired !== undefined
    const isIgnored = isAcquired && before !== undefined && before.held_until > latest
    return { isAcquired, ...(isIgnored && { ignoredMs: before.held_until - now - ms }) }
  })
}

/**
 * Keeps a lease that is still ours. One that another acquired since is lost for good, even if it is
 * free again: what we know is older than what they wrote.
 */
export async function renewLease(
  database: Database,
  { name, holder }: Lease,
  { now, ms }: Term,
): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('locks')
      .set({ held_until: now + ms })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute(),
  )
}

/** Acts while the lease that was acquired is kept, and then releases it. */
export async function renewWhile<T>(
  database: Database,
  lease: Lease,
  term: () => Term,
  act: () => Promise<T>,
): Promise<T> {
  const renew = () => renewLease(database, lease, term()).catch(() => {})
  const renewing = setInterval(renew, term().ms / 3).unref()
  try {
    return await act()
  } finally {
    clearInterval(renewing)
    // What was done is done; a lease that isn't released ends with its term.
    await releaseLease(database, lease).catch(() => {})
  }
}

export async function releaseLease(database: Database, { name, holder }: Lease): Promise<void> {
  await database.write((trx) =>
    trx.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute(),
  )
}

/** The fence inside a unit: a holder who lost the lease writes nothing of what they knew before. */
export async function holdsLease(trx: Trx, { name, holder }: Lease): Promise<boolean> {
  const kept = await trx
    .updateTable('locks')
    .set({ holder })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst()
  return kept !== undefined
}
