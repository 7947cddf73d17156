import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import { createMutex } from '#concurrency/mutex.ts'
import type { Database, Unit } from './database.ts'
import { DatabaseClosed, isConflict } from './errors.ts'
import type { Dialect } from './migrations/migration.ts'
import { migrate } from './migrator.ts'
import { cannotUse } from './postgres/cannot-use.ts'
import { type PoolLimits, postgresPool } from './postgres/pool.ts'
import { UnitDialect } from './postgres/unit-driver.ts'
import type { Tables } from './tables.ts'

/** The collation C makes texts sort by their bytes, as SQLite does. */
export const postgresDialect: Dialect = {
  text: 'text collate "C"',
  integer: 'bigint',
  bytes: 'bytea',
  strict: '',
}

/** Any number, as long as it stays the same: it names the lock that migrating processes share. */
export const migrationLock = 7_396_251

const tries = 12

/** Not the time at which the transaction began. */
const CLOCK = sql<{
  now: number
}>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`

const limits = { statementTimeout: 15_000, answerTimeout: 20_000, idleTimeout: 60_000 }

/** Connections of one process, where the setting says nothing. */
const CONNECTIONS = 20

export async function openPostgres(url: string, connections = CONNECTIONS): Promise<Database> {
  await migratePostgres(url)
  const pool = postgresPool(url, { connections, ...limits })
  const db = new Kysely<Tables>({ dialect: new UnitDialect(pool, limits) })
  await sql`select 1`.execute(db).catch(async (error: unknown) => {
    await db.destroy()
    throw cannotUse(error)
  })
  const write = writerOver(db)
  const underWay = new Set<Promise<unknown>>()
  let closed = false
  return {
    engine: 'postgres',
    read: db,
    write(unit) {
      if (closed) return Promise.reject(new DatabaseClosed())
      const written = write(unit)
      underWay.add(written)
      return written.finally(() => underWay.delete(written))
    },
    yieldToOthers,
    async clock() {
      const { rows } = await CLOCK.execute(db)
      return rows[0]?.now as number
    },
    async ping() {
      await sql`select 1`.execute(db)
    },
    // PostgreSQL removes deleted data itself (autovacuum). Its files, log and backups are up to its
    // operator.
    async scrub() {},
    load: () => ({ writes: underWay.size, pool: pool.load() }),
    async close() {
      closed = true
      await Promise.allSettled(underWay)
      await db.destroy()
    },
  }
}

/**
 * Isolation level repeatable read: a unit that conflicts with another is retried instead of
 * overwriting its row, so that no update is lost, as with SQLite's single writer. Retries run under a
 * mutex, so that units of this process at one row don't conflict again; conflicts with other
 * processes are left to chance.
 */
function writerOver(db: Kysely<Tables>): Database['write'] {
  const runExclusive = createMutex()
  const once = <T>(unit: Unit<T>) => db.transaction().execute(unit)

  async function again<T>(unit: Unit<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(unit)
      } catch (error) {
        if (!isConflict(error) || attempt === tries) throw error
        await pause(Math.random() * Math.min(2 ** attempt, 250))
      }
    }
  }

  return async (unit) => {
    try {
      return await once(unit)
    } catch (error) {
      if (!isConflict(error)) throw error
      return runExclusive(() => again(unit))
    }
  }
}

/** On a connection of its own, since a migration may take longer than any other statement may. */
async function migratePostgres(url: string): Promise<void> {
  const db = overPool(url, { connections: 1 })
  try {
    await db.transaction().execute(async (trx) => {
      // If this machine is gone in the middle, the others can go on.
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(trx)
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
      await migrate(trx, postgresDialect)
    })
  } catch (error) {
    throw cannotUse(error)
  } finally {
    await db.destroy()
  }
}

export function overPool(url: string, limits: PoolLimits): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, limits) }) })
}
