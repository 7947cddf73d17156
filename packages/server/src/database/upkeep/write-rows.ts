import { type QueryExecutorProvider, sql } from 'kysely'
import type { Value } from './row-pages.ts'
import { keyColumns } from './row-pages.ts'
import type { TableShape } from './table-shapes.ts'

/** Both engines take more in one statement. */
const MAX_VALUES = 8000

export type Values = readonly Value[]

/** Inserts rows whose values are in the order of the columns; where a key is there, it replaces. */
export async function putRows(
  trx: QueryExecutorProvider,
  shape: TableShape,
  rows: readonly Values[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(MAX_VALUES / shape.columns.length))
  const names = shape.columns.map(({ name }) => sql.ref(name))
  for (let at = 0; at < rows.length; at += atOnce) {
    const values = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join(row)})`)
    await sql`
      insert into ${sql.table(shape.name)} (${sql.join(names)}) values ${sql.join(values)}
      on conflict (${keyColumns(shape)}) ${whatThen(shape)}`.execute(trx)
  }
}

function whatThen({ columns, key }: TableShape) {
  const others = columns.filter(({ name }) => !key.includes(name))
  if (others.length === 0) return sql`do nothing`
  const sets = others.map(({ name }) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  return sql`do update set ${sql.join(sets)}`
}
