import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { type Kysely, sql, type Transaction } from 'kysely'
import { StartError } from '#start-error.ts'
import { type Reader, SQLITE_FILE } from '../database.ts'
import type { Dialect } from '../migrations/migration.ts'
import type { DatabasePlace } from '../open.ts'
import type { Tables } from '../tables.ts'

export type Place = Pick<DatabasePlace, 'url' | 'dataDir'>

/** One connection to a database, which leaves the tables as they are. */
export interface Link {
  readonly engine: 'sqlite' | 'postgres'
  readonly dialect: Dialect
  readonly db: Kysely<Tables>
  close(): Promise<void>
}

/** For reading alone. Throws `StartError` where no database is there. */
export async function openSource(place: Place): Promise<Link> {
  if (place.url !== undefined) return openPostgresLink(place.url)
  const file = join(place.dataDir, SQLITE_FILE)
  if (!existsSync(file))
    throw new StartError(`There’s no database at ${file}. Daywell creates it when it first starts.`)
  const { default: Sqlite } = await import('better-sqlite3')
  return sqliteLink(new Sqlite(file, { readonly: true, timeout: BUSY_MS }))
}

/** For writing; a SQLite database that isn't there is created. */
export async function openTarget(place: Place): Promise<Link> {
  if (place.url !== undefined) return openPostgresLink(place.url)
  const { openWriter } = await import('../sqlite.ts')
  const writer = await openWriter(place.dataDir, join(place.dataDir, SQLITE_FILE))
  writer.pragma(`busy_timeout = ${BUSY_MS}`)
  return sqliteLink(writer)
}

/** Reads from a database that stays as it is. Throws `StartError` where none is there. */
export async function readDatabase<T>(
  place: Place,
  read: (reader: Reader) => Promise<T>,
): Promise<T> {
  const link = await openSource(place)
  try {
    return await inSnapshot(link, read)
  } finally {
    await link.close()
  }
}

/** All reads see the same state, whatever others write in the meantime. */
export async function inSnapshot<T>(
  { db }: Link,
  read: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}

const BUSY_MS = 5000

export async function sqliteLink(connection: Sqlite.Database): Promise<Link> {
  const { overConnection, sqliteDialect } = await import('../sqlite.ts')
  // Not by Kysely, which closes no connection that it hasn't used.
  const close = async () => void connection.close()
  return { engine: 'sqlite', dialect: sqliteDialect, db: overConnection(connection), close }
}

async function openPostgresLink(url: string): Promise<Link> {
  const { overPool, postgresDialect } = await import('../postgres.ts')
  const { cannotUse } = await import('../postgres/cannot-use.ts')
  // One connection, and no limit of time: a backup takes as long as it takes.
  const db = overPool(url, { connections: 1 })
  await sql`select 1`.execute(db).catch(async (error: unknown) => {
    await db.destroy()
    throw cannotUse(error)
  })
  return { engine: 'postgres', dialect: postgresDialect, db, close: () => db.destroy() }
}
