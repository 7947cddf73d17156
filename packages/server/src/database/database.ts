import type { Kysely, QueryCreator, QueryExecutorProvider } from 'kysely'
import type { Tables } from './tables.ts'

/** The file in the data folder. */
export const SQLITE_FILE = 'daywell.sqlite'

/** What a unit of writing sees: its own writes, and what was committed before. */
export type Trx = QueryCreator<Tables> & QueryExecutorProvider & AnswersAtOnce

/** Reading only: writing through it does not compile. A `Trx` can be handed over in its place. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'getExecutor'> & AnswersAtOnce

/** Runs a query that is ready without the long way through the query builder's promises. */
export type QueryNow = (sql: string, parameters: unknown[]) => unknown[] | Promise<unknown[]>

export interface AnswersAtOnce {
  /** Absent: the engine is elsewhere, and an answer takes its time. */
  readonly queryNow?: QueryNow
}

export type Unit<T> = (trx: Trx) => Promise<T>

export interface DatabaseLoad {
  /** Units that were handed over and are not committed yet. */
  readonly writes: number
  /** The connections of a pool; absent where there is none. */
  readonly pool?: { readonly inUse: number; readonly idle: number; readonly waiting: number }
}

export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** For reads outside a unit. Sees only what is committed. */
  readonly read: Reader
  /**
   * Runs a unit as a whole or not at all; once the promise resolves, the unit survives a crash.
   * The unit awaits nothing but `trx`, since others may wait behind it. It may be run again, so it
   * changes nothing outside the database. An error of the database is not to be caught inside it
   * (PostgreSQL gives the whole transaction up): use `on conflict`, or catch around `write`.
   */
  write<T>(unit: Unit<T>): Promise<T>
  /**
   * Await it between two pieces of long work for one person: other people's pieces go first, and so
   * do the calls that came in since.
   */
  yieldToOthers(userId: string): Promise<void>
  /** The clock that all processes share; absent where they run on one machine. */
  readonly clock?: (() => Promise<number>) | undefined
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /**
   * Removes deleted data from the files as well, as far as that is up to us. While another process
   * reads or writes, it gives up after a while: the next call, or `close`, does the rest.
   */
  scrub(): Promise<void>
  /** How much is under way right now, for the metrics. */
  load(): DatabaseLoad
  /** Finishes the writes under way, then closes. */
  close(): Promise<void>
}
