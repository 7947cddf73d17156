import { type QueryExecutorProvider, sql } from 'kysely'
import { StartError } from '#start-error.ts'
import { migrations } from './migrations/index.ts'
import type { Dialect, Migration } from './migrations/migration.ts'

/**
 * Brings the tables up to date. The caller gives a transaction that no other process can hold at
 * the same time, so that of several processes starting at once one migrates and the others find
 * the work done.
 */
export async function migrate(
  trx: QueryExecutorProvider,
  dialect: Dialect,
  known: readonly Migration[] = migrations,
): Promise<void> {
  const { text, integer, strict } = dialect
  await run(
    trx,
    `create table if not exists migrations (
      name ${text} not null primary key,
      applied_at ${integer} not null
    )${strict}`,
  )
  const applied = await appliedMigrations(trx)
  refuseNewerDatabase(applied, known)
  for (const migration of known) {
    if (applied.has(migration.name)) continue
    for (const statement of migration.statements(dialect)) await run(trx, statement)
    await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
      trx,
    )
  }
}

async function run(trx: QueryExecutorProvider, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx)
}

async function appliedMigrations(trx: QueryExecutorProvider): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx)
  return new Set(rows.map((row) => row.name))
}

function refuseNewerDatabase(applied: Set<string>, known: readonly Migration[]): void {
  const ours = new Set(known.map((migration) => migration.name))
  const unknown = [...applied].filter((name) => !ours.has(name)).sort()
  if (unknown.length === 0) return
  throw new StartError(
    `This database was created by a newer version of Daywell (it has ${unknown.join(', ')}). ` +
      'Start that version, or restore a backup from this version.',
  )
}
