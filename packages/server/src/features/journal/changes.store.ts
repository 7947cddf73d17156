import type { Tombstone } from '@daywell/core/journal'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'

/** Changes of a person after one stamp, up to and with another. */
export interface Span {
  readonly userId: string
  readonly after: number
  readonly upTo: number
}

/** A change, without the words. */
export interface Change {
  readonly id: string
  readonly changedAt: number
  readonly deletedAt: number | null
  /** Bytes of its words. */
  readonly size: number
}

/**
 * The first changes of a span in the order of their stamps. Its cost follows their number, not the
 * size of the journal. Entries are read before tombstones: a purge that runs meanwhile makes a
 * tombstone of an entry, and never the other way round.
 */
export async function firstChanges(read: Reader, span: Span, limit: number): Promise<Change[]> {
  const entries = await read
    .selectFrom('entries')
    .select(['id', 'changed_at as changedAt', 'deleted_at as deletedAt'])
    .select(sql<number>`length(sealed)`.as('size'))
    .where('user_id', '=', span.userId)
    .where('changed_at', '>', span.after)
    .where('changed_at', '<=', span.upTo)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const tombstones = await read
    .selectFrom('tombstones')
    .select(['entry_id as id', 'changed_at as changedAt', 'deleted_at as deletedAt'])
    .where('user_id', '=', span.userId)
    .where('changed_at', '>', span.after)
    .where('changed_at', '<=', span.upTo)
    .orderBy('changed_at')
    .orderBy('entry_id')
    .limit(limit)
    .execute()
  const all = [...entries, ...tombstones.map((row) => ({ ...row, size: 0 }))]
  return all.sort((a, b) => a.changedAt - b.changedAt).slice(0, limit)
}

export function tombstoneOf({ id, deletedAt }: Change): Tombstone {
  return { id, deletedAt: new Date(deletedAt ?? 0).toISOString() }
}

const PAGE = 50

/** The entries of a span as they are answered, in the order of their stamps. */
export async function* changedEntries(
  read: Reader,
  key: UserKey,
  span: Span,
): AsyncGenerator<readonly Buffer[]> {
  let { after } = span
  for (;;) {
    const rows = await read
      .selectFrom('entries')
      .select(['id', 'sealed', 'changed_at'])
      .where('user_id', '=', span.userId)
      .where('changed_at', '>', after)
      .where('changed_at', '<=', span.upTo)
      .where('deleted_at', 'is', null)
      .orderBy('changed_at')
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield rows.map(({ id, sealed }) => key.open({ table: 'entries', row: id }, sealed))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.changed_at
  }
}
