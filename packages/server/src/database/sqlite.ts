import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import { eventLoopBudget, QUERIES_MS } from '#concurrency/event-loop-budget.ts'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import { StartError } from '#start-error.ts'
import { backupBeforeMigration, pruneBackups } from './backup-before-migration.ts'
import { type Database, type QueryNow, SQLITE_FILE } from './database.ts'
import { isBusy, isOutOfReach } from './errors.ts'
import { groupCommit } from './group-commit.ts'
import type { Dialect } from './migrations/migration.ts'
import { migrate } from './migrator.ts'
import { toStored } from './stored-value.ts'
import type { Tables } from './tables.ts'
import { beforeQueries } from './unit-trx.ts'

/** STRICT makes SQLite hold to the types of columns as PostgreSQL does. */
export const sqliteDialect: Dialect = {
  text: 'text',
  integer: 'integer',
  bytes: 'blob',
  strict: ' strict',
}

const busyTimeout = 5000

/** What a connection may keep of the file in memory: 16 MB instead of 2. */
const cacheSize = 'cache_size = -16384'

export async function openSqlite(dataDir: string, isBackedUp: boolean): Promise<Database> {
  const file = join(dataDir, SQLITE_FILE)
  const writer = await openWriter(dataDir, file)
  const commits = groupCommit(writer, overConnection(writer))
  try {
    if (isBackedUp) await backupBeforeMigration(writer, { dataDir, file })
    await commits.write((trx) => migrate(trx, sqliteDialect))
  } catch (error) {
    writer.close()
    throw isBusy(error) ? lockedBy(dataDir, error) : error
  }
  const reader = new Sqlite(file, { readonly: true, timeout: busyTimeout })
  return {
    engine: 'sqlite',
    read: beforeQueries(overConnection(reader), eventLoopBudget(QUERIES_MS)),
    write: commits.write,
    yieldToOthers,
    async ping() {
      // Unlike `select 1`, this has to look into the file.
      reader.prepare('select name from migrations limit 1').get()
    },
    async scrub() {
      await emptyWal(file)
      await pruneBackups(dataDir)
    },
    load: () => ({ writes: commits.length }),
    async close() {
      await commits.finish()
      if (!writer.open) return
      reader.close()
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

export async function openWriter(dataDir: string, file: string): Promise<Sqlite.Database> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const writer = new Sqlite(file, { timeout: busyTimeout })
    await prepareWriter(writer)
    await chmod(file, 0o600)
    return writer
  } catch (error) {
    if (isBusy(error)) throw lockedBy(dataDir, error)
    throw new StartError(
      `Daywell can’t open its database in the folder ${dataDir} (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder it can write to.',
      { cause: error },
    )
  }
}

function lockedBy(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `Another process has locked the database in ${dataDir}. Stop that process, or let it finish.`,
    { cause },
  )
}

async function prepareWriter(writer: Sqlite.Database): Promise<void> {
  await turnOnWal(writer)
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  // Otherwise the bytes of a deleted row stay in the file until something is written over them.
  writer.pragma('secure_delete = ON')
  // What units may have to undo would be written into a file of its own otherwise.
  writer.pragma('temp_store = MEMORY')
  writer.pragma(cacheSize)
  // Pages. A page that changes over and over is copied out of the log four times less often.
  writer.pragma('wal_autocheckpoint = 4000')
  // From here on only the beginning of a commit can meet a lock, and it waits for it.
  writer.pragma('busy_timeout = 0')
}

const triesToEmpty = 40

/**
 * Moves all of the log into the file and cuts the log off. On a connection of its own that never
 * waits for a lock: the one who holds it may be this very process, which would wait for itself.
 */
async function emptyWal(file: string): Promise<void> {
  const connection = new Sqlite(file, { timeout: 0 })
  try {
    for (let left = triesToEmpty; left > 0 && !isEmptied(connection); left -= 1) {
      await pause(5 + Math.random() * 20)
    }
  } finally {
    connection.close()
  }
}

function isEmptied(connection: Sqlite.Database): boolean {
  try {
    return connection.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
  } catch (error) {
    if (isOutOfReach(error)) return false
    throw error
  }
}

/** Of several processes that do this at once SQLite turns some away without waiting. */
async function turnOnWal(writer: Sqlite.Database): Promise<void> {
  const deadline = performance.now() + 2 * busyTimeout
  for (;;) {
    try {
      writer.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!isOutOfReach(error) || performance.now() > deadline) throw error
      await pause(5 + Math.random() * 20)
    }
  }
}

export function overConnection(connection: Sqlite.Database) {
  const database = withStatements(connection)
  const queryNow: QueryNow = (sql, parameters) => {
    const statement = database.prepare(sql)
    if (statement.reader) return statement.all(parameters)
    statement.run(parameters)
    return []
  }
  const db = new Kysely<Tables>({ dialect: new SynchronousDialect({ database }) })
  return Object.assign(db, { queryNow })
}

/** The driver answers at once, so no two queries can meet and none needs to wait in line. */
class SynchronousDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new SynchronousAdapter()
  }
}

class SynchronousAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const MAX_STATEMENTS = 200

/** Compiling a statement costs more than running most of them, so those lately used are kept. */
function withStatements(connection: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = overStatement(connection, sql)
      if (statements.size >= MAX_STATEMENTS)
        statements.delete(statements.keys().next().value as string)
      statements.set(sql, statement)
      return statement
    },
  }
}

function overStatement(connection: Sqlite.Database, sql: string): SqliteStatement {
  const statement = connection.prepare<unknown[]>(sql)
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters.map(toStored)),
    run: (parameters) => statement.run(parameters.map(toStored)),
    // A statement that is being read from is busy, so a cursor gets one of its own.
    iterate: (parameters) => connection.prepare<unknown[]>(sql).iterate(parameters.map(toStored)),
  }
}
