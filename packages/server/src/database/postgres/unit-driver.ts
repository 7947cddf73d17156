import { CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver } from 'kysely'
import type { LoadedPool } from './pool.ts'

export interface UnitLimits {
  /** Milliseconds that a statement may take. */
  readonly statementTimeout: number
  /** Milliseconds after which a unit ends whose process is gone, so that others get its rows. */
  readonly idleTimeout: number
}

/**
 * Every transaction is a unit. Its limits hold inside it alone: behind a pooler, the next transaction
 * on the connection may be of another program. They're set in one round trip with its beginning.
 */
export class UnitDialect extends PostgresDialect {
  readonly #pool: LoadedPool
  readonly #limits: UnitLimits

  constructor(pool: LoadedPool, limits: UnitLimits) {
    super({ pool })
    this.#pool = pool
    this.#limits = limits
  }

  override createDriver(): PostgresDriver {
    return new UnitDriver(this.#pool, this.#limits)
  }
}

class UnitDriver extends PostgresDriver {
  readonly #begin: CompiledQuery

  constructor(pool: LoadedPool, { statementTimeout, idleTimeout }: UnitLimits) {
    super({ pool })
    this.#begin = CompiledQuery.raw(
      'start transaction isolation level repeatable read; ' +
        `set local statement_timeout = ${statementTimeout}; ` +
        `set local idle_in_transaction_session_timeout = ${idleTimeout}`,
    )
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin)
  }
}
