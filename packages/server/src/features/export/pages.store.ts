import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import type { Reader, Tables } from '#database/index.ts'

/** Few enough that a page of the longest texts there can be is still a small part of memory. */
const PAGE = 50

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
  readonly only?: (eb: ExpressionBuilder<Tables, T>, begun: Begun) => Expression<SqlBool>
  readonly items: (rows: Selectable<Tables[T]>[], begun: Begun) => unknown[] | Promise<unknown[]>
}

/** Forgets of which table a list is, so that different ones go into one array. */
export type AnyList = List<'entries'>

export function list<T extends TableOfPeople>(definition: List<T>): AnyList {
  return definition as unknown as AnyList
}

export async function* pagesOf(list: AnyList, begun: Begun): AsyncGenerator<unknown[]> {
  let last = ''
  for (;;) {
    const rows = await pageAfter(last, list, begun)
    yield await list.items(rows, begun)
    const end = rows.at(-1)
    if (rows.length < PAGE || !end) return
    last = String(end[list.by])
  }
}

/** How many rows a list has. */
export async function countOf({ table, only }: AnyList, begun: Begun): Promise<number> {
  const rows = begun.read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', begun.key.userId)
  const counted = only ? rows.where((eb) => only(eb, begun)) : rows
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

function pageAfter(last: string, { table, by, only }: AnyList, begun: Begun) {
  const rows = begun.read
    .selectFrom(table)
    .selectAll()
    .where('user_id', '=', begun.key.userId)
    .where(by, '>', last)
    .orderBy(by)
    .limit(PAGE)
  return (only ? rows.where((eb) => only(eb, begun)) : rows).execute()
}
