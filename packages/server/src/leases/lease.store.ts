import { randomUUID } from 'node:crypto'
import type { Database, Trx } from '#database/index.ts'

/** The right of one process at a time to do a piece of work, or to change a person's payments. */
export interface Lease {
  readonly name: string
  readonly holder: string
}

export interface Term {
  readonly now: number
  /** The lease expires after this, even if the holder crashed. */
  readonly ms: number
}

export interface Acquired {
  readonly isAcquired: boolean
  /** How far past its term the previous lease was dated, where that was ignored. */
  readonly ignoredMs?: number
}

/** Clock skew between machines on one database up to which leases hold. */
const MAX_CLOCK_SKEW_MS = 60_000

/**
 * Acquires a lease that is free or expired. One that expires later than it could was written before
 * the clock was set back: waiting for it would stop the work for as long as that.
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
 * Extends a lease that is still ours. One that another process acquired since is lost for good, even
 * if it is free again: what we know is older than what they wrote.
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

interface LeaseDeps {
  readonly database: Database
  readonly clock: () => number
}

/** By the database's clock where it has one: those of several machines may differ. */
export async function leaseTime({ database, clock }: LeaseDeps): Promise<number> {
  return database.clock ? database.clock() : clock()
}

/** How long other processes wait for one that was killed in the middle. */
const LEASE_MS = 15_000

/**
 * Runs `act` under the lease and renews it until `act` is done. Resolves to `undefined` when another
 * process holds the lease.
 */
export async function withLease<T>(
  deps: LeaseDeps,
  name: string,
  act: (lease: Lease) => Promise<T>,
): Promise<{ readonly result: T } | undefined> {
  const lease = { name, holder: randomUUID() }
  const { database } = deps
  const term = async () => ({ now: await leaseTime(deps), ms: LEASE_MS })
  const { isAcquired } = await acquireLease(database, lease, await term())
  if (!isAcquired) return undefined
  const renew = async () => renewLease(database, lease, await term())
  const renewing = setInterval(() => renew().catch(() => {}), LEASE_MS / 3).unref()
  try {
    return { result: await act(lease) }
  } finally {
    clearInterval(renewing)
    // The work is done; a lease that can't be released expires with its term.
    await releaseLease(database, lease).catch(() => {})
  }
}

export async function releaseLease(database: Database, { name, holder }: Lease): Promise<void> {
  await database.write((trx) =>
    trx.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute(),
  )
}

/** The lease of work that is over, whichever process held it. */
export async function dropLease(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('locks').where('name', '=', name).execute()
}

/** Writes one small row for real: only a write tells whether the next save has a chance. */
export async function probeWrite(database: Database): Promise<void> {
  const row = { holder: '', held_until: 0 }
  await database.write((trx) =>
    trx
      .insertInto('locks')
      .values({ name: 'write probe', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  )
}

/** Fencing: inside its unit, a holder that has lost the lease must write nothing. */
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
