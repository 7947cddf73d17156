import type { Tombstone } from '@daywell/core/journal'
import type { UserKey } from '#crypto/index.ts'
import { idsThatFit, PAGE_ROWS, prepared, type Reader, sealedBytes } from '#database/index.ts'
import { readPages } from '#stores/accounts/open-account.store.ts'

/** Changes of a person after one stamp, up to and with another. */
export interface Span {
  readonly after: number
  readonly upTo: number
}

/** An entry that changed: its JSON or, when it was deleted, what is left to say of it. */
export interface ChangedEntry {
  readonly changedAt: number
  readonly json: Buffer | undefined
  readonly tombstone: Tombstone | undefined
}

/**
 * The entries that changed, in the order of their stamps and a few at a time. What this costs
 * follows the number of changes, not the size of the journal.
 */
export async function* changedEntries(
  read: Reader,
  key: UserKey,
  { after, upTo }: Span,
): AsyncGenerator<readonly ChangedEntry[]> {
  const { userId } = key
  const all = readPages<Changed>(read, userId, (last) =>
    selectChanged(read, { userId, after: last?.changed_at ?? after, upTo }),
  )
  for await (const rows of all)
    yield rows.map(({ id, changed_at: changedAt, deleted_at, sealed }) => ({
      changedAt,
      json: deleted_at === null ? key.open({ table: 'entries', row: id }, sealed) : undefined,
      tombstone: deleted_at === null ? undefined : tombstoneOf(id, deleted_at),
    }))
}

type Changed = Awaited<ReturnType<typeof selectChanged>>[number]

interface Asked extends Span {
  readonly userId: string
}

const selectChanged = prepared(({ db }, { userId, after, upTo }: Asked) =>
  db
    .selectFrom('entries')
    .select(['id', 'changed_at', 'deleted_at', 'sealed'])
    .where(
      'id',
      'in',
      idsThatFit(
        db
          .selectFrom('entries')
          .select(['id', 'changed_at', sealedBytes])
          .where('user_id', '=', userId)
          .where('changed_at', '>', after)
          .where('changed_at', '<=', upTo)
          .orderBy('changed_at')
          .orderBy('id')
          .limit(PAGE_ROWS),
        'changed_at, id',
      ),
    )
    .orderBy('changed_at')
    .orderBy('id'),
)

/** Where a span has to end so that it holds no more than so many tombstones. */
export async function endOfTombstones(
  read: Reader,
  userId: string,
  { after, upTo }: Span,
  most: number,
): Promise<number> {
  const [last, oneMore] = await selectEnd(read, { userId, after, upTo, skip: most - 1 })
  return last && oneMore ? last.changed_at : upTo
}

const selectEnd = prepared(
  ({ db }, { userId, after, upTo, skip }: Asked & { readonly skip: number }) =>
    db
      .selectFrom('tombstones')
      .select('changed_at')
      .where('user_id', '=', userId)
      .where('changed_at', '>', after)
      .where('changed_at', '<=', upTo)
      .orderBy('changed_at')
      .offset(skip)
      .limit(2),
)

/** The deletions of a span of which there are no words, in the order of their stamps. */
export async function tombstonesOf(
  read: Reader,
  userId: string,
  { after, upTo }: Span,
): Promise<Tombstone[]> {
  const rows = await selectTombstones(read, { userId, after, upTo })
  return rows.map(({ entry_id, deleted_at }) => tombstoneOf(entry_id, deleted_at))
}

const selectTombstones = prepared(({ db }, { userId, after, upTo }: Asked) =>
  db
    .selectFrom('tombstones')
    .select(['entry_id', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('changed_at', '>', after)
    .where('changed_at', '<=', upTo)
    .orderBy('changed_at'),
)

function tombstoneOf(id: string, deletedAt: number): Tombstone {
  return { id, deletedAt: new Date(deletedAt).toISOString() }
}
