import { QueryCreator } from 'kysely'
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
  const connections = shared.getExecutor()
  let ended = false
  const executor = connections.withConnectionProvider({
    async provideConnection(consumer, options) {
      await beforeQuery()
      return connections.provideConnection((connection) => {
        if (ended) throw new Error('A query came after its unit had ended')
        return consumer(connection)
      }, options)
    },
  })
  const trx = new QueryCreator<Tables>({ executor })
  return {
    trx: Object.assign(trx, { getExecutor: () => executor }),
    end() {
      ended = true
    },
  }
}
