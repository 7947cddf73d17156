import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DatabaseLoad } from '../database.ts'
import { isOutOfReach } from '../errors.ts'
import { toStored } from '../stored-value.ts'
import { cancelStatement } from './cancel-statement.ts'
import { connectionTo } from './connection.ts'

/** bigint and numeric come as texts otherwise; all of ours are far below 2^53. */
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numbers.has(oid) && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

export interface PoolLimits {
  connections: number
  /** We ask the server to give a statement up after so many milliseconds. */
  statementTimeout?: number
  /** We give a server up that has not answered for so long. */
  answerTimeout?: number
}

export interface LoadedPool extends PostgresPool {
  load(): NonNullable<DatabaseLoad['pool']>
}

/**
 * A pool that outlives its server: connections that failed are thrown away, not reused. It sets
 * nothing for a session, since a pooler such as PgBouncer hands sessions around.
 */
export function postgresPool(url: string, limits: PoolLimits): LoadedPool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: limits.connections,
    connectionTimeoutMillis: 5000,
    ...(limits.answerTimeout !== undefined && { query_timeout: limits.answerTimeout }),
    keepAlive: true,
    types,
  })
  // An idle connection that breaks is dropped by the pool; without a listener it would end the
  // process. The next query gets the error.
  pool.on('error', () => {})
  return {
    options: pool.options,
    connect: async () => overClient(await pool.connect(), limits.statementTimeout),
    end: () => pool.end(),
    load: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}

function overClient(client: pg.PoolClient, statementTimeout: number | undefined) {
  let broken: unknown
  const noteBroken = (error: unknown) => {
    broken ??= error
  }
  client.on('error', noteBroken)
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (broken) throw broken
    let isCancelled = false
    const cancel = () => {
      isCancelled = true
      cancelStatement(client)
    }
    // A commit that waits for a standby would count as done without it.
    const isBounded = statementTimeout !== undefined && !/^\s*commit\b/i.test(text)
    const timer = isBounded ? setTimeout(cancel, statementTimeout) : undefined
    try {
      return await client.query(text, parameters.map(toStored))
    } catch (error) {
      if (isOutOfReach(error) && !isAnswer(error)) noteBroken(error)
      throw error
    } finally {
      clearTimeout(timer)
      // The request to cancel may arrive late, and must not hit the next statement.
      if (isCancelled) noteBroken(new Error('Connection terminated: its statement took too long'))
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy?: boolean) {
      client.off('error', noteBroken)
      client.release(destroy === true || broken !== undefined)
    },
  } as PostgresPoolClient
}

/** The server itself said no, so the connection still works. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity !== 'FATAL'
}
