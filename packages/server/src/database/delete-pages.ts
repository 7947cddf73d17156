import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Trx } from './database.ts'
import type { Tables } from './tables.ts'

/** The columns that name a row, of each table whose rows are deleted in pages. */
const KEYS = {
  entries: ['id'],
  revisions: ['id'],
  corrections: ['id'],
  vectors: ['entry_id'],
  summaries: ['id'],
  summary_sources: ['summary_id', 'entry_id'],
  client_ids: ['user_id', 'client_id'],
  tombstones: ['user_id', 'entry_id'],
  ended_sessions: ['token_hash'],
  push_outbox: ['id'],
  push_told: ['user_id', 'key'],
  payment_events: ['id'],
  media: ['user_id', 'id'],
  media_parts: ['user_id', 'media_id', 'part'],
  media_pieces: ['name'],
  entry_media: ['entry_id', 'media_id'],
  revision_media: ['revision_id', 'media_id'],
  limits: ['key'],
} as const satisfies { [T in keyof Tables]?: readonly (keyof Tables[T])[] }

export type PagedTable = keyof typeof KEYS

const SEALED_TABLES: ReadonlySet<PagedTable> = new Set([
  'entries',
  'revisions',
  'corrections',
  'vectors',
  'summaries',
])

/** Which rows of a table to delete. */
export interface Doomed<T extends PagedTable> {
  readonly table: T
  readonly where: (eb: ExpressionBuilder<Tables, T>) => Expression<SqlBool>
  /** The order in which they go. */
  readonly by?: { readonly column: keyof Tables[T] & string; readonly order: 'asc' | 'desc' }
  /** How many of the first ones in that order stay. */
  readonly staying?: number
}

const MAX_UNIT_ROWS = 50
const MAX_UNIT_BYTES = 256_000

/** What a unit may still delete. It shrinks with every page. */
export interface UnitRoom {
  rows: number
  bytes: number
}

export function newUnitRoom(): UnitRoom {
  return { rows: MAX_UNIT_ROWS, bytes: MAX_UNIT_BYTES }
}

export interface DeletedPage {
  readonly rows: number
  /** Of what was sealed in them. */
  readonly bytes: number
  /** Whether those were all. */
  readonly isOver: boolean
}

/**
 * Deletes as many rows as the unit has room for. There is a single writer: deleting more
 * than that in one unit would make everyone wait. A row larger than a unit may be has one of its own.
 */
export async function deletePage<T extends PagedTable>(
  trx: Trx,
  doomed: Doomed<T>,
  room = newUnitRoom(),
): Promise<DeletedPage> {
  const found = await selectSome(trx, doomed, room.rows + 1)
  const page = fittingRows(found, room)
  const bytes = page.reduce((sum, row) => sum + row.bytes, 0)
  if (page.length > 0) await deleteRows(trx, doomed.table, page)
  room.rows -= page.length
  room.bytes -= bytes
  return { rows: page.length, bytes, isOver: page.length === found.length }
}

/** Deletes all of them, a page in each unit, so that other people's units run in between. */
export async function deleteInPages<T extends PagedTable>(
  database: Pick<Database, 'write'>,
  doomed: Doomed<T>,
  stopped?: AbortSignal,
): Promise<void> {
  while (!stopped?.aborted) {
    const { isOver } = await database.write((trx) => deletePage(trx, doomed))
    if (isOver) return
  }
}

interface Row {
  readonly bytes: number
  readonly key: Readonly<Record<string, string>>
}

function fittingRows(found: readonly Row[], room: UnitRoom): Row[] {
  const page: Row[] = []
  let bytesLeft = room.bytes
  for (const row of found) {
    const isAlone = page.length === 0 && room.bytes === MAX_UNIT_BYTES
    if (page.length >= room.rows || (row.bytes > bytesLeft && !isAlone)) break
    bytesLeft -= row.bytes
    page.push(row)
  }
  return page
}

/** The tables' types have nothing in common, so one of them stands for all. */
async function selectSome<T extends PagedTable>(
  trx: Trx,
  { table, where, by, staying }: Doomed<T>,
  limit: number,
): Promise<Row[]> {
  const bytes = SEALED_TABLES.has(table) ? sql<number>`length(sealed)` : sql<number>`0`
  const rows = trx
    .selectFrom(table as 'revisions')
    .select([...(KEYS[table] as readonly 'id'[]), bytes.as('bytes')])
    .where(where as never)
    .limit(limit)
  const sorted = by ? rows.orderBy(by.column as 'id', by.order) : rows
  const found = await (staying === undefined ? sorted : sorted.offset(staying)).execute()
  return found.map(({ bytes, ...key }) => ({ bytes, key }))
}

async function deleteRows(trx: Trx, table: PagedTable, page: readonly Row[]): Promise<void> {
  await trx
    .deleteFrom(table as 'revisions')
    .where((eb) => eb.or(page.map(({ key }) => eb.and(key))))
    .execute()
}
