import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import type { UserKey } from '#crypto/index.ts'
import { idsThatFit, PAGE_ROWS, type Reader, sealedBytes, type Tables } from '#database/index.ts'
import { readPages } from '#stores/accounts/open-account.store.ts'

type TableOfPeople = {
  [T in keyof Tables]: 'user_id' extends keyof Tables[T] ? T : never
}[keyof Tables]

/** The state of the person's data when the export began. */
export interface Begun {
  readonly read: Reader
  readonly key: UserKey
  readonly syncedAt: number
}

/** A list of the file: which rows of the person it has, in which order, and what becomes of them. */
export interface List<T extends TableOfPeople> {
  readonly name: string
  readonly table: T
  /** Unique among the person's rows, and never changed. */
  readonly by: keyof Tables[T] & string
  /** Whether its rows may be long: then it is unique among everyone's, and rows have `sealed`. */
  readonly isLong?: boolean
  /** Has an index of its own, so that a page need not pass over rows that are not of the list. */
  readonly only?: (eb: ExpressionBuilder<Tables, T>) => Expression<SqlBool>
  /** Which of the rows are left out, and what that takes: asked of each row that was read. */
  readonly leaveOut?: {
    readonly needs: readonly (keyof Tables[T] & string)[]
    readonly is: (row: Selectable<Tables[T]>, begun: Begun) => boolean
  }
  /** What is JSON already is a buffer. */
  readonly item: (row: Selectable<Tables[T]>, begun: Begun) => unknown
}

/** Forgets of which table a list is, so that different ones go into one array. */
export type AnyList = List<'entries'>

export function list<T extends TableOfPeople>(definition: List<T>): AnyList {
  return definition as unknown as AnyList
}

export async function* pagesOf(list: AnyList, begun: Begun): AsyncGenerator<unknown[]> {
  const { by, leaveOut } = list
  const all = readPages<Selectable<Tables['entries']>>(begun.read, begun.key.userId, (last) =>
    pageAfter(last ? String(last[by]) : '', list, begun),
  )
  for await (const rows of all) {
    const items: unknown[] = []
    for (const row of rows) if (!leaveOut?.is(row, begun)) items.push(await list.item(row, begun))
    yield items
  }
}

/** Few enough that no one waits long for them; of each only its key is read, and what `leaveOut` needs. */
const COUNTED_AT_ONCE = 1_000

/** How many rows a list has, counted page by page. */
export async function countOf(list: AnyList, begun: Begun): Promise<number> {
  const { by, leaveOut } = list
  const { userId } = begun.key
  let count = 0
  for (let last = ''; ; await yieldToOthers(userId)) {
    const rows = await rowsAfter(last, list, begun)
      .select([by, ...(leaveOut?.needs ?? [])])
      .limit(COUNTED_AT_ONCE)
      .execute()
    count += rows.filter((row) => !leaveOut?.is(row as Selectable<Tables['entries']>, begun)).length
    const end = rows.at(-1)
    if (!end || rows.length < COUNTED_AT_ONCE) return count
    last = String(end[by])
  }
}

function pageAfter(last: string, list: AnyList, begun: Begun) {
  const { table, by, isLong } = list
  const page = rowsAfter(last, list, begun).limit(PAGE_ROWS)
  if (!isLong) return page.selectAll().execute()
  const measured = page.select([sql.ref(by).as('id'), sealedBytes])
  return begun.read
    .selectFrom(table)
    .selectAll()
    .where(by, 'in', idsThatFit(measured, 'id'))
    .orderBy(by)
    .execute()
}

function rowsAfter(last: string, { table, by, only }: AnyList, { read, key }: Begun) {
  const rows = read
    .selectFrom(table)
    .where('user_id', '=', key.userId)
    .where(by, '>', last)
    .orderBy(by)
  return only ? rows.where((eb) => only(eb)) : rows
}
