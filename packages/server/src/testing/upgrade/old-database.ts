import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { SQLITE_FILE } from '#database/index.ts'
import { migrations } from '#database/migrations/index.ts'
import type { Dialect } from '#database/migrations/migration.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'

type Value = string | number | null | { readonly hex: string }

/** What a released version left behind: the migrations it had run, and every row. */
export interface OldDatabase {
  readonly migrations: readonly string[]
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>
}

const SQLITE: Dialect = { text: 'text', integer: 'integer', bytes: 'blob', strict: ' strict' }
const POSTGRES: Dialect = {
  text: 'text collate "C"',
  integer: 'bigint',
  bytes: 'bytea',
  strict: '',
}

/** Creates the database as that version did. Migrations never change, so those of then still exist. */
export async function createOldDatabase(place: FreshPlace, old: OldDatabase): Promise<void> {
  if (place.url === undefined) {
    const database = new Sqlite(join(place.dataDir, SQLITE_FILE))
    for (const statement of statementsOf(old, SQLITE)) database.exec(statement)
    for (const { text, values } of insertsOf(old, () => '?')) database.prepare(text).run(values)
    database.close()
    return
  }
  const client = new pg.Client(place.url)
  await client.connect()
  for (const statement of statementsOf(old, POSTGRES)) await client.query(statement)
  for (const { text, values } of insertsOf(old, (n) => `$${n + 1}`))
    await client.query(text, values)
  await client.end()
}

function statementsOf(old: OldDatabase, dialect: Dialect): string[] {
  const { text, integer, strict } = dialect
  const list = `create table migrations (
    name ${text} not null primary key, applied_at ${integer} not null)${strict}`
  const ran = migrations.filter(({ name }) => old.migrations.includes(name))
  return [list, ...ran.flatMap((migration) => [...migration.statements(dialect)])]
}

function insertsOf(old: OldDatabase, placeholder: (index: number) => string) {
  const applied = old.migrations.map((name) => ({ name, applied_at: 1 }))
  return Object.entries({ migrations: applied, ...old.rows }).flatMap(([table, rows]) =>
    rows.map((row: Readonly<Record<string, Value>>) => {
      const columns = Object.keys(row)
      const places = columns.map((_, index) => placeholder(index))
      return {
        text: `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
        values: Object.values(row).map(storedValue),
      }
    }),
  )
}

const storedValue = (value: Value) =>
  value !== null && typeof value === 'object' ? Buffer.from(value.hex, 'hex') : value
