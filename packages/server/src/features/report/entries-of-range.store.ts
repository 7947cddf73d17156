import type { Entry } from '@daywell/core/journal'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import {
  cutIntoPages,
  needOpenAccount,
  prepared,
  type Reader,
  sealedBytes,
  texts,
  yieldToOthers,
} from '#database/index.ts'

export { needOpenAccount }

interface Days {
  readonly from: string
  readonly to: string
}

/** An entry that is not opened yet. */
export interface Listed {
  readonly id: string
  readonly localDate: string
  readonly createdAt: number
  readonly bytes: number
}

/** So few that no one else waits long while they are looked up. */
const LISTED_AT_ONCE = 500

/** The first entries of these days, in the order in which they are read, and no more than `max`. */
export async function listDays(
  read: Reader,
  userId: string,
  { from, to }: Days,
  max: number,
): Promise<Listed[]> {
  const listed: Listed[] = []
  for (; ; await yieldToOthers(userId)) {
    const { localDate = from, createdAt = Number.MIN_SAFE_INTEGER, id = '' } = listed.at(-1) ?? {}
    const rows = await selectDays(read, { userId, to, localDate, createdAt, id })
    listed.push(...rows)
    if (rows.length < LISTED_AT_ONCE || listed.length >= max) return listed.slice(0, max)
  }
}

/** Those of some entries that are of these days, in the same order. */
export async function listChosen(
  read: Reader,
  userId: string,
  { from, to }: Days,
  ids: readonly string[],
): Promise<Listed[]> {
  const listed: Listed[] = []
  for (let at = 0; at < ids.length; at += LISTED_AT_ONCE) {
    if (at > 0) await yieldToOthers(userId)
    const some = texts(ids.slice(at, at + LISTED_AT_ONCE))
    const rows = await selectChosen(read, { userId, ids: some })
    // Compared here: given the days, SQLite would look through all the entries of these days.
    listed.push(...rows.filter(({ localDate }) => from <= localDate && localDate <= to))
  }
  // An id may be given twice.
  return [...new Map(listed.map((one) => [one.id, one])).values()].sort(byDay)
}

function byDay(one: Listed, other: Listed): number {
  if (one.localDate !== other.localDate) return one.localDate < other.localDate ? -1 : 1
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
}

/** Opens entries one page after the other, in this order; what was deleted meanwhile is not among them. */
export async function* openedEntries(
  read: Reader,
  key: UserKey,
  listed: readonly Listed[],
): AsyncGenerator<Entry[]> {
  const { userId } = key
  for (const page of cutIntoPages(listed)) {
    const ids = page.map(({ id }) => id)
    const rows = await selectSealed(read, { userId, ids: texts(ids) })
    const sealed = new Map(rows.map((row) => [row.id, row.sealed]))
    yield ids.flatMap((id) => {
      const bytes = sealed.get(id)
      return bytes ? [JSON.parse(key.open({ table: 'entries', row: id }, bytes).toString())] : []
    })
    await yieldToOthers(userId)
    await needOpenAccount(read, userId)
  }
}

const listedColumns = [
  ...(['id', 'local_date as localDate', 'created_at as createdAt'] as const),
  sealedBytes,
] as const

interface After extends Omit<Listed, 'bytes'> {
  readonly userId: string
  readonly to: string
}

const selectDays = prepared(({ db }, { userId, to, localDate, createdAt, id }: After) =>
  db
    .selectFrom('entries')
    .select(listedColumns)
    .where('user_id', '=', userId)
    .where('local_date', '<=', to)
    .where(sql<boolean>`(local_date, created_at, id) > (${localDate}, ${createdAt}, ${id})`)
    .where('deleted_at', 'is', null)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('id')
    .limit(LISTED_AT_ONCE),
)

interface Some {
  readonly userId: string
  readonly ids: ReturnType<typeof texts>
}

const selectChosen = prepared(({ db, all }, { userId, ids }: Some) =>
  db
    .selectFrom('entries')
    .select(listedColumns)
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids))
    .where('deleted_at', 'is', null),
)

const selectSealed = prepared(({ db, all }, { userId, ids }: Some) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids))
    .where('deleted_at', 'is', null),
)
