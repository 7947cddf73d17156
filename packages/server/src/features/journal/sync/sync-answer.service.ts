import { SYNC_PAGE } from '@daywell/core/contract'
import type { Tombstone } from '@daywell/core/journal'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import { jsonList } from '#features/journal/json-pieces.ts'
import {
  changedEntries,
  endOfTombstones,
  type Span,
  tombstonesOf,
} from '#stores/journal/changes.store.ts'

/** SYNC-43: the bytes of the entries of one answer, unless a single one has more. */
const PAGE_BYTES = 2_000_000

/** The server's answer to what a device sent. */
export interface Told {
  readonly ids: Readonly<Record<string, string>>
  readonly unseen?: readonly string[]
  readonly notStored?: readonly NotStored[]
}

/** An entry whose text isn't on the server, by its position in what was sent. */
export interface NotStored {
  readonly at: number
  readonly code: 'storage_full' | 'too_many_versions'
  /** `versions`: deleting entries makes no room at once. */
  readonly quota?: 'versions'
}

/**
 * What changed in a span, as the pieces of a sync's answer. It ends early if there's too much for
 * one answer; the next one then starts where it ended.
 */
export async function* syncAnswer(
  read: Reader,
  key: UserKey,
  span: Span,
  told: Told,
): AsyncGenerator<Buffer> {
  const cap = await endOfTombstones(read, key.userId, span, SYNC_PAGE)
  const page = { deleted: [] as Tombstone[], end: cap }
  yield Buffer.from('{"entries":')
  yield* jsonList(entriesOf(read, key, { ...span, upTo: cap }, page))
  // After the entries: a purge makes a tombstone of an entry, and never the other way round.
  const wordless = await tombstonesOf(read, key.userId, { ...span, upTo: page.end })
  const rest = {
    deleted: [...page.deleted, ...wordless],
    syncedAt: new Date(page.end).toISOString(),
    ...told,
    ...(page.end < span.upTo && { more: true }),
  }
  yield Buffer.from(`,${JSON.stringify(rest).slice(1)}`)
}

/** The living entries of a page; tombstones are collected on the way. */
async function* entriesOf(
  read: Reader,
  key: UserKey,
  span: Span,
  page: { readonly deleted: Tombstone[]; end: number },
): AsyncGenerator<readonly Buffer[]> {
  let count = 0
  let bytes = 0
  let last = span.after
  for await (const changes of changedEntries(read, key, span)) {
    const some: Buffer[] = []
    for (const { changedAt, json, tombstone } of changes) {
      count += 1
      bytes += json?.length ?? 0
      if (count > SYNC_PAGE || (count > 1 && bytes > PAGE_BYTES)) {
        page.end = last
        yield some
        return
      }
      last = changedAt
      if (json) some.push(json)
      if (tombstone) page.deleted.push(tombstone)
    }
    yield some
  }
}
