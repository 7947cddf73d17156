import { sql } from 'kysely'
import type { Database } from '#database/index.ts'

/** Every row of every table, table by table: two of them are equal when nothing was changed. */
export async function allRows(database: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const name of await tableNames(database)) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database.read)
    tables[name] = rows.map((row) => JSON.stringify(row, inHex)).sort()
  }
  return tables
}

/** As the database itself tells, so that no table can be forgotten. */
async function tableNames({ engine, read }: Database): Promise<string[]> {
  const found =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`
          select table_name as name from information_schema.tables
          where table_schema = current_schema()`
  const { rows } = await found.execute(read)
  return rows.map(({ name }) => name).sort()
}

function inHex(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key]
  return raw instanceof Uint8Array ? Buffer.from(raw).toString('hex') : value
}
