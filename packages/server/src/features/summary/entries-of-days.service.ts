import { createHash } from 'node:crypto'
import {
  type EntryRead,
  MAX_CHARS_READ,
  MAX_ENTRIES_READ,
  readingOrder,
} from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { cutText } from '@daywell/core/markdown'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import type { UserKey } from '#crypto/index.ts'
import type { Reader, Sealed } from '#database/index.ts'
import { needOpenAccount } from '#stores/accounts/open-account.store.ts'
import {
  LISTED_AT_ONCE,
  listVersionsOfDays,
  readSealed,
} from '#stores/journal/entry-reader.store.ts'

export interface Days {
  readonly from: string
  readonly to: string
}

/** What is known of an entry without opening it. */
export interface Listed {
  readonly id: string
  readonly localDate: string
  readonly wordCount: number
  readonly createdAt: number
  readonly bytes: number
  /** Another one with each version: the part of the seal that is never used twice. */
  readonly version: string
}

/** The entries of these days, in order, without deleted ones. */
export async function listEntries(
  read: Reader,
  userId: string,
  { from, to }: Days,
  isInUnit = false,
): Promise<Listed[]> {
  const listed: Listed[] = []
  // A unit awaits nothing but its own queries, which yield without our help.
  for (; ; isInUnit || (await yieldToOthers(userId))) {
    const { localDate = from, createdAt = Number.MIN_SAFE_INTEGER, id = '' } = listed.at(-1) ?? {}
    const rows = await listVersionsOfDays(read, { userId, to, localDate, createdAt, id })
    for (const { nonce, ...row } of rows) listed.push({ ...row, version: nonce.toString('hex') })
    if (rows.length < LISTED_AT_ONCE) return listed
  }
}

/** Identifies these entries in their current versions. */
export function stateOf(entries: readonly Listed[], more: readonly unknown[]): string {
  const versions = entries.map(({ id, version }) => [id, version])
  return createHash('sha256')
    .update(JSON.stringify([more, versions]))
    .digest('hex')
}

/** The newest are opened, as many as a summary can use; the others are only counted. */
const MAX_OPENED_ENTRIES = 200
/** Of a very long entry the beginning: reading takes time, also on this machine. */
const MAX_ENTRY_CHARS = 20_000

type Summed = EntryRead['entry']

/** The newest first, as for a week or a month. */
const newestFirst = (listed: readonly Listed[]) => listed.slice(-MAX_OPENED_ENTRIES).reverse()

/** Those of every month, as for a year. */
export const monthsInTurn = (listed: readonly Listed[]) =>
  readingOrder(listed.map((one) => ({ ...one, words: one.wordCount }))).slice(0, MAX_ENTRIES_READ)

/** The listed entries, decrypted in this order as far as there's room; the others only counted. */
export async function openEntries(
  read: Reader,
  key: UserKey,
  listed: readonly Listed[],
  inOrder = newestFirst,
): Promise<Summed[]> {
  const opened = new Map<string, Summed>()
  let characters = 0
  for await (const rows of readSealed(read, key.userId, inOrder(listed))) {
    for (const row of rows) {
      if (characters >= MAX_CHARS_READ) break
      const entry = entryOf(key, row)
      characters += entry.content.length
      opened.set(row.id, entry)
    }
    if (characters >= MAX_CHARS_READ) break
  }
  await needOpenAccount(read, key.userId)
  return listed.map((one) => opened.get(one.id) ?? toUnopened(one))
}

function entryOf(
  key: UserKey,
  { id, sealed }: { readonly id: string; readonly sealed: Sealed<'entries'> },
): Summed {
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString())
  return { ...entry, content: cutText(entry.content, MAX_ENTRY_CHARS) }
}

/** One of which nothing can be said but that it is there. */
function toUnopened({ id, localDate, wordCount, createdAt }: Listed): Summed {
  return {
    _id: id,
    title: '',
    content: '',
    localDate,
    timeZone: 'UTC',
    mood: null,
    createdAt: new Date(createdAt).toISOString(),
    metadata: { wordCount, keywords: [] },
    hideFromAssistant: true,
  }
}
