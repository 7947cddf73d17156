import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { MOVE_MARKS } from '../meta.ts'
import type { TableShape } from './table-shapes.ts'

export type Value = string | number | Uint8Array | null
export type Row = Readonly<Record<string, Value>>

const PAGE_ROWS = 500
const PAGE_BYTES = 1_000_000

/**
 * The rows of a table in the order of its key, in pages that are bounded in rows and bytes: memory
 * stays the same however large the table is. A row larger than a page has one of its own.
 */
export async function* rowPages(read: Pick<Reader, 'getExecutor'>, shape: TableShape) {
  let after: Row | undefined
  for (;;) {
    const last = await endOfPage(read, shape, after)
    if (!last) return
    const { rows } = await sql<Row>`
      select ${sql.join(shape.columns.map(({ name }) => sql.ref(name)))} from ${sql.table(shape.name)}
      where ${beyond(shape, after)} and ${keyOf(shape)} <= ${valuesOf(shape, last)}
      order by ${keyColumns(shape)}`.execute(read)
    yield rows
    after = last
  }
}

/** The key of the last row that fits a page. Neither engine reads the bytes to measure them. */
async function endOfPage(
  read: Pick<Reader, 'getExecutor'>,
  shape: TableShape,
  after: Row | undefined,
): Promise<Row | undefined> {
  const sizes = shape.columns
    .filter(({ type }) => type !== 'integer')
    .map(({ name }) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`)
  const { rows } = await sql<Row & { bytes_of_row: number }>`
    select ${keyColumns(shape)}, ${sql.join([sql.lit(0), ...sizes], sql` + `)} as bytes_of_row
    from ${sql.table(shape.name)} where ${beyond(shape, after)}
    order by ${keyColumns(shape)} limit ${sql.lit(PAGE_ROWS)}`.execute(read)
  let bytes = 0
  const over = rows.findIndex((row) => {
    bytes += Number(row.bytes_of_row)
    return bytes > PAGE_BYTES
  })
  return over === -1 ? rows.at(-1) : rows[Math.max(0, over - 1)]
}

function beyond(shape: TableShape, after: Row | undefined): RawBuilder<unknown> {
  const start = after ? sql`${keyOf(shape)} > ${valuesOf(shape, after)}` : sql`1 = 1`
  if (shape.name !== 'meta') return start
  return sql`${start} and key not in (${sql.join(Object.values(MOVE_MARKS))})`
}

export function keyColumns({ key }: TableShape): RawBuilder<unknown> {
  return sql.join(key.map((name) => sql.ref(name)))
}

export function keyOf(shape: TableShape): RawBuilder<unknown> {
  return sql`(${keyColumns(shape)})`
}

export function valuesOf({ key }: TableShape, row: Row): RawBuilder<unknown> {
  return sql`(${sql.join(key.map((name) => row[name]))})`
}

/** How many rows the tables hold together. */
export async function countRows(
  read: Pick<Reader, 'getExecutor'>,
  shapes: readonly TableShape[],
): Promise<number> {
  let total = 0
  for (const { name } of shapes) {
    const counted = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`
    total += Number((await counted.execute(read)).rows[0]?.rows ?? 0)
  }
  return total
}
