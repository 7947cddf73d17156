import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { SQLITE_FILE } from '../database.ts'
import { isBusy } from '../errors.ts'
import type { Tables } from '../tables.ts'
import { type Link, openTarget, type Place, sqliteLink } from './link.ts'
import type { TableShape } from './table-shapes.ts'

const EVERY_MS = 100

const REFUSE_WRITES = sql.id('daywell_refuse_writes')

/**
 * A connection besides which there is no other, or nothing while a process uses the database. A
 * process that has just ended may have left one, which goes within the time to wait.
 */
export async function openAlone(place: Place, waitMs: number): Promise<Link | undefined> {
  const deadline = performance.now() + waitMs
  for (;;) {
    const link = await (place.url === undefined
      ? openSqliteAlone(place.dataDir)
      : openPostgresAlone(place))
    if (link || performance.now() >= deadline) return link
    await pause(EVERY_MS)
  }
}

async function openPostgresAlone(place: Place): Promise<Link | undefined> {
  const link = await openTarget(place)
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(link.db)
  if (rows[0]?.others === 0) return link
  await link.close()
  return undefined
}

/** No one else writes until it ends. What it writes itself is durable once it has ended. */
export function inExclusive<T>(
  { db, engine }: Link,
  shapes: readonly TableShape[],
  act: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      if (engine === 'postgres') {
        // Before the first read, which takes the snapshot.
        await sql`set local lock_timeout = '10s'`.execute(trx)
        const names = sql.join(shapes.map(({ name }) => sql.table(name)))
        // The mode that a trigger needs, so that closing the tables has no lock to wait for.
        await sql`lock table ${names} in share row exclusive mode`.execute(trx)
      }
      return act(trx)
    })
}

/**
 * From the end of this transaction on, nothing can be written. Idempotent. SQLite needs none of it: there a
 * running process holds the file open, so that `openAlone` sees it. A process on PostgreSQL may have
 * no connection while it's idle, or be starting just now.
 */
export async function closeTables(
  trx: Transaction<Tables>,
  engine: Link['engine'],
  shapes: readonly TableShape[],
): Promise<void> {
  if (engine === 'sqlite') return
  // The code makes the server answer 503, which clients retry.
  await sql`
    create or replace function ${REFUSE_WRITES}() returns trigger language plpgsql as $$
    begin
      raise exception 'This database was moved' using errcode = '57P03';
    end $$`.execute(trx)
  for (const { name } of shapes)
    await sql`
      create or replace trigger ${REFUSE_WRITES} before insert or update or delete or truncate
      on ${sql.table(name)} for each statement execute function ${REFUSE_WRITES}()`.execute(trx)
}

export async function reopenTables(
  trx: Transaction<Tables>,
  engine: Link['engine'],
): Promise<void> {
  if (engine === 'postgres')
    await sql`drop function if exists ${REFUSE_WRITES}() cascade`.execute(trx)
}

/** In this mode the first read takes a lock that any open connection of another process refuses. */
async function openSqliteAlone(dataDir: string): Promise<Link | undefined> {
  const { default: Sqlite } = await import('better-sqlite3')
  const connection = new Sqlite(join(dataDir, SQLITE_FILE), { fileMustExist: true, timeout: 0 })
  try {
    connection.pragma('locking_mode = EXCLUSIVE')
    connection.pragma('synchronous = FULL')
    connection.exec('begin immediate; commit')
  } catch (error) {
    connection.close()
    if (isBusy(error)) return undefined
    throw error
  }
  return sqliteLink(connection)
}
