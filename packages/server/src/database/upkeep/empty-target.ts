import { sql, type Transaction } from 'kysely'
import { migrate } from '../migrator.ts'
import type { Tables } from '../tables.ts'
import type { Link } from './link.ts'
import { appliedMigrations, knownMigrations, tableShapes } from './table-shapes.ts'
import { TransferError } from './transfer-error.ts'

/**
 * Makes the tables of an empty database as these migrations made them, so that it can take rows as
 * old as they are: later migrations run on them afterwards, as they would have. Throws
 * `TransferError` where there are rows already.
 */
export async function makeTables(
  { engine, dialect }: Link,
  trx: Transaction<Tables>,
  wanted: readonly string[],
): Promise<void> {
  const migrations = knownMigrations(wanted)
  if (engine === 'postgres') await lockMigrations(trx)
  const applied = (await hasTables(trx, engine)) ? await appliedMigrations(trx) : []
  const shapes = await tableShapes(applied)
  const used = await usedTables(
    trx,
    shapes.map(({ name }) => name),
  )
  if (used.length > 0)
    throw new TransferError(
      `The database isn’t empty: it has rows in ${used.slice(0, 3).join(', ')}. ` +
        'Use a new database, or a DATA_DIR without daywell.sqlite.',
    )
  if (applied.length > 0 && applied.join() !== wanted.join()) {
    for (const { name } of shapes.toReversed())
      await sql`drop table ${sql.table(name)}`.execute(trx)
    await sql`drop table migrations`.execute(trx)
  }
  await migrate(trx, dialect, migrations)
}

async function lockMigrations(trx: Transaction<Tables>): Promise<void> {
  const { migrationLock } = await import('../postgres.ts')
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
}

export async function hasTables(
  trx: Transaction<Tables>,
  engine: Link['engine'],
): Promise<boolean> {
  const found =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'migrations'`
      : sql`select 1 where to_regclass('migrations') is not null`
  return (await found.execute(trx)).rows.length > 0
}

async function usedTables(trx: Transaction<Tables>, names: readonly string[]): Promise<string[]> {
  const used: string[] = []
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)
    if (rows.length > 0) used.push(name)
  }
  return used
}
