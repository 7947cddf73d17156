import type { Entry } from '@daywell/core/journal'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import { needOpenAccount } from '#stores/accounts/open-account.store.ts'
import {
  LISTED_AT_ONCE,
  listChosen as listChosenRows,
  listDays as listDaysRows,
  readSealed,
} from '#stores/journal/entry-reader.store.ts'

export { needOpenAccount }

interface Days {
  readonly from: string
  readonly to: string
}

/** An entry that isn't decrypted yet. */
export interface Listed {
  readonly id: string
  readonly localDate: string
  readonly createdAt: number
  readonly bytes: number
}

/** The first entries of these days, in reading order, and no more than `max`. */
export async function listDays(
  read: Reader,
  userId: string,
  { from, to }: Days,
  max: number,
): Promise<Listed[]> {
  const listed: Listed[] = []
  for (; ; await yieldToOthers(userId)) {
    const { localDate = from, createdAt = Number.MIN_SAFE_INTEGER, id = '' } = listed.at(-1) ?? {}
    const rows = await listDaysRows(read, { userId, to, localDate, createdAt, id })
    listed.push(...rows)
    if (rows.length < LISTED_AT_ONCE || listed.length >= max) return listed.slice(0, max)
  }
}

/** Those of the chosen entries that fall on these days, in the same order. */
export async function listChosen(
  read: Reader,
  userId: string,
  { from, to }: Days,
  ids: readonly string[],
): Promise<Listed[]> {
  const listed: Listed[] = []
  for (let at = 0; at < ids.length; at += LISTED_AT_ONCE) {
    if (at > 0) await yieldToOthers(userId)
    const some = ids.slice(at, at + LISTED_AT_ONCE)
    const rows = await listChosenRows(read, userId, some)
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

/** Decrypts entries page by page, in this order, without those deleted since. */
export async function* openEntriesInPages(
  read: Reader,
  key: UserKey,
  listed: readonly Listed[],
): AsyncGenerator<Entry[]> {
  for await (const rows of readSealed(read, key.userId, listed))
    yield rows.map(({ id, sealed }) =>
      JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString()),
    )
}
