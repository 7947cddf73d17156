import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#start-error.ts'
import type { Database, Reader } from './database.ts'
import { mayComeBack } from './errors.ts'
import { MOVE_MARKS, readMeta } from './meta.ts'

export interface DatabasePlace {
  /** PostgreSQL's address; without one the data lives in SQLite inside `dataDir`. */
  url: string | undefined
  dataDir: string
  /** How many connections to PostgreSQL this process may have; 20 when absent. */
  connections?: number | undefined
  /** Keeps SQLite's file as it was before a migration; on when absent. */
  backupBeforeMigration?: boolean
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = await openEngine(place)
  await refuseMoved(database.read).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return withoutNesting(database)
}

/** Loads the driver of this database alone. */
async function openEngine(place: DatabasePlace) {
  const { url, dataDir, connections, backupBeforeMigration = true } = place
  if (url === undefined) {
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite(dataDir, backupBeforeMigration)
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, connections)
}

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 4000

/** Opens the database, with backoff while another process locks it or it isn't up yet. */
export async function openWhenReachable(
  place: DatabasePlace,
  waitSeconds: number,
  say: (sentence: string) => void,
): Promise<Database> {
  const deadline = performance.now() + waitSeconds * 1000
  const said = new Set<string>()
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, MAX_PAUSE_MS)) {
    try {
      return await openDatabase(place)
    } catch (error) {
      const left = deadline - performance.now()
      if (!(error instanceof StartError) || !mayComeBack(error.cause) || left <= 0) throw error
      const sentence = `${error.message} Waiting up to ${waitSeconds} s for it.`
      if (!said.has(sentence)) say(sentence)
      said.add(sentence)
      await pause(Math.min(wait, left))
    }
  }
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

/** A database that was moved away, or isn't whole yet, must not be written to. */
async function refuseMoved(read: Reader): Promise<void> {
  const movedTo = await readMeta(read, MOVE_MARKS.movedTo)
  if (movedTo !== undefined)
    throw new StartError(
      `This database was moved to ${movedTo}. Use that one. To use this one again: ` +
        'npm run admin -- move --cancel',
    )
  if ((await readMeta(read, MOVE_MARKS.movingFrom)) !== undefined)
    throw new StartError(
      'Moving into this database didn’t finish. Run npm run admin -- move again, with the settings ' +
        'of the database you’re moving from.',
    )
}
