import { QueryCreator, type QueryExecutor, type QueryExecutorProvider } from 'kysely'
import type { AnswersAtOnce, QueryNow, Trx } from './database.ts'
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
  shared: QueryExecutorProvider & AnswersAtOnce,
  wait: () => Promise<void> | undefined,
  check: () => void = () => {},
): Trx {
  const connections = shared.getExecutor()
  const executor = connections.withConnectionProvider({
    async provideConnection(consumer, options) {
      // A unit that has ended must not prolong the patience with the next one.
      check()
      await wait()
      return connections.provideConnection((connection) => {
        check()
        return consumer(connection)
      }, options)
    },
  })
  const { queryNow } = shared
  return new GuardedTrx(executor, queryNow && guarded(queryNow, wait, check))
}

class GuardedTrx extends QueryCreator<Tables> {
  readonly #executor: QueryExecutor
  readonly queryNow?: QueryNow

  constructor(executor: QueryExecutor, queryNow: QueryNow | undefined) {
    super({ executor })
    this.#executor = executor
    if (queryNow) this.queryNow = queryNow
  }

  getExecutor(): QueryExecutor {
    return this.#executor
  }
}

function guarded(
  queryNow: QueryNow,
  wait: () => Promise<void> | undefined,
  check: () => void,
): QueryNow {
  const run: QueryNow = (sql, parameters) => {
    check()
    return queryNow(sql, parameters)
  }
  return (sql, parameters) => {
    check()
    const waiting = wait()
    return waiting ? waiting.then(() => run(sql, parameters)) : run(sql, parameters)
  }
}
