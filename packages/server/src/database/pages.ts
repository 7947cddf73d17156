import { type Expression, type RawBuilder, sql } from 'kysely'

/** The bounds of a page: what is read and opened while everyone else waits. */
export const PAGE_ROWS = 25
const PAGE_BYTES = 128_000

export interface Sized {
  readonly sealed?: Uint8Array | null
}

/** Whether it is shorter than a page may be, so that no other follows. */
export function isLastPage(rows: readonly Sized[]): boolean {
  const bytes = rows.reduce((sum, { sealed }) => sum + (sealed?.length ?? 0), 0)
  return rows.length < PAGE_ROWS && bytes < PAGE_BYTES
}

/** What `idsThatFit` measures a row by; neither engine fetches the bytes for it. */
export const sealedBytes = sql<number>`coalesce(length(sealed), 0)`.as('bytes')

/**
 * The ids of the first rows that fit a page, at least one. `rows` selects `id`, `bytes` and what
 * `order` names, sorted and limited to `PAGE_ROWS`. One statement with the read itself: no row
 * can grow between the measuring and the reading.
 */
export function idsThatFit(rows: Expression<unknown>, order: string): RawBuilder<string> {
  return sql<string>`(
    select id from (
      select id, sum(bytes) over (order by ${sql.raw(order)}) - bytes as bytes_before
      from ${rows} as measured
    ) as summed
    where bytes_before < ${sql.lit(PAGE_BYTES)}
  )`
}

/** Rows of which the size is known, cut into pages. */
export function cutIntoPages<Row extends { readonly bytes: number }>(
  rows: readonly Row[],
): Row[][] {
  const pages: Row[][] = []
  let bytes = PAGE_BYTES
  for (const row of rows) {
    const page = pages.at(-1)
    if (page && page.length < PAGE_ROWS && bytes < PAGE_BYTES) page.push(row)
    else {
      pages.push([row])
      bytes = 0
    }
    bytes += row.bytes
  }
  return pages
}
