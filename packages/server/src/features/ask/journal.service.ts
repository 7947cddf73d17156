import { createHash } from 'node:crypto'
import { setImmediate as nextMacrotask } from 'node:timers/promises'
import type { Entry } from '@daywell/core/journal'
import { cutText } from '@daywell/core/markdown'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import {
  findSealedWithVectors,
  findVersions,
  LISTED_AT_ONCE,
  type ListPosition,
  listNewest,
  NEWEST,
} from '#stores/journal/entry-reader.store.ts'

/** What we know about an entry without decrypting it. */
export interface Listed {
  readonly id: string
  /** Another one with each version: the part of the seal that is never used twice. */
  readonly version: string
  /** Whether its meaning has been read. */
  readonly isRead: boolean
}

/** How much of a journal is searched, newest first. It bounds the thread's memory. */
export interface Reach {
  readonly entries: number
  readonly characters: number
}

/** As long as thirty novels: the thread has room for three. */
export const REACH: Reach = { entries: 10_000, characters: 16_000_000 }

/** The person's latest entries, newest first, without deleted ones. */
export async function listJournal(
  read: Reader,
  userId: string,
  model: string,
  { entries: maxEntries }: Reach = REACH,
): Promise<{ listed: Listed[]; isWhole: boolean }> {
  const listed: Listed[] = []
  let after: ListPosition | undefined = NEWEST
  while (after && listed.length <= maxEntries) {
    const rows: Awaited<ReturnType<typeof listNewest>> = await listNewest(read, {
      userId,
      model,
      ...after,
    })
    for (const { id, nonce, readAs } of rows)
      listed.push({ id, version: nonce.toString('hex'), isRead: readAs !== null })
    const last = rows.at(-1)
    after = last && rows.length === LISTED_AT_ONCE ? { at: last.at, id: last.id } : undefined
    if (after) await nextMacrotask()
  }
  return { listed: listed.slice(0, maxEntries), isWhole: listed.length <= maxEntries }
}

/** Identifies these entries in their current versions. */
export function stateOf(listed: readonly Listed[]): string {
  const hash = createHash('sha256')
  for (const { id, version } of listed) hash.update(`${id} ${version}\n`)
  return hash.digest('hex')
}

/** Filters entries by whether they are still there, and in this version. */
export async function unchanged(
  read: Reader,
  userId: string,
  versions: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const rows = await findVersions(read, userId, [...versions.keys()])
  const same = rows.filter(({ id, nonce }) => versions.get(id) === nonce.toString('hex'))
  return new Set(same.map(({ id }) => id))
}

/** An entry opened, with its vectors where there are any. */
interface Opened {
  readonly entry: Entry
  readonly version: string
  readonly vectors: Buffer | undefined
}

/** Only the beginning of a very long entry is used. */
const MAX_ENTRY_CHARS = 40_000
/** Few, since entries may be long. */
const FETCHED_AT_ONCE = 10
/** The event loop goes to other calls after this. */
const YIELD_AFTER_BYTES = 300_000

/** Decrypts entries a few at a time, in the order in which they are listed. */
export async function* openJournal(
  read: Reader,
  key: UserKey,
  ids: readonly string[],
  model: string,
): AsyncGenerator<Opened> {
  let bytes = 0
  for (let at = 0; at < ids.length; at += FETCHED_AT_ONCE) {
    const some = ids.slice(at, at + FETCHED_AT_ONCE)
    const rows = await findSealedWithVectors(read, key.userId, { ids: some, model })
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of some) {
      const row = byId.get(id)
      if (!row) continue
      if (bytes > YIELD_AFTER_BYTES) {
        bytes = 0
        await nextMacrotask()
      }
      bytes += row.sealed.length
      yield openedOf(key, row)
    }
    await nextMacrotask()
  }
}

type Row = Awaited<ReturnType<typeof findSealedWithVectors>>[number]

function openedOf(key: UserKey, { id, sealed, vectors }: Row): Opened {
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString())
  return {
    entry: { ...entry, content: cutText(entry.content, MAX_ENTRY_CHARS) },
    version: sealed.subarray(9, 21).toString('hex'),
    vectors: vectors === null ? undefined : key.open({ table: 'vectors', row: id }, vectors),
  }
}
