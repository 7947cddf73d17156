import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export interface DatabasePlace {
  /** PostgreSQL's address; without one the data lives in SQLite inside `dataDir`. */
  url: string | undefined
  dataDir: string
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, dataDir }: DatabasePlace): Promise<Database> {
  return withoutNesting(url === undefined ? await openSqlite(dataDir) : await openPostgres(url))
}

/** A unit that waits for another unit would wait for ever: SQLite has one writer. */
function withoutNesting(database: Database): Database {
  const inUnit = new AsyncLocalStorage<true>()
  return {
    ...database,
    async write(unit) {
      if (inUnit.getStore()) throw new Error('write() was called inside a unit; use its trx')
      return database.write((trx) => inUnit.run(true, () => unit(trx)))
    },
  }
}
