import { QueryCreator, type QueryExecutorProvider } from 'kysely'
import type { Trx } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * A `trx` for one unit alone. All units of SQLite share a connection, so a query that a unit does
 * not wait for would be run inside the next unit, and be committed though its own unit failed.
 */
export function trxOfUnit(
  shared: Trx,
  beforeQuery: () => Promise<void> | undefined,
): { trx: Trx; end(): void } {
  let ended = false
  const trx = beforeQueries(shared, beforeQuery, () => {
    if (ended) throw new Error('A query ran after its unit had ended')
  })
  return {
    trx,
    end() {
      ended = true
    },
  }
}

/** The same connection, with something to wait for before each query and to check as it begins. */
export function beforeQueries(
  shared: QueryExecutorProvider,
  wait: () => Promise<void> | undefined,
  check: () => void = () => {},
): Trx {
  const connections = shared.getExecutor()
  const executor = connections.withConnectionProvider({
    async provideConnection(consumer, options) {
      await wait()
      return connections.provideConnection((connection) => {
        check()
        return consumer(connection)
      }, options)
    },
  })
  return Object.assign(new QueryCreator<Tables>({ executor }), { getExecutor: () => executor })
}
