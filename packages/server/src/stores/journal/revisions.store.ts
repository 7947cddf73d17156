import type { Entry } from '@daywell/core/journal'
import { mediaNamedIn } from '@daywell/core/media'
import { canonicalWords } from '@daywell/core/sync'
import { sql } from 'kysely'
import { CannotOpen, hasUserKey, type UserKey } from '#crypto/index.ts'
import { newId, prepared, type Reader, type Sealed, type Trx } from '#database/index.ts'
import { addRevisionNames } from '#stores/media/media-uses.store.ts'

interface Facts {
  readonly replacedAt: number
  readonly now: number
  /** It never stood. */
  readonly refused?: boolean
}

/** An earlier version as it is stored. */
export interface SealedRevision {
  /** The sealed bytes, which is what it takes of the person's storage. */
  readonly bytes: number
  /** Photos and recordings that it names. */
  readonly names: ReadonlySet<string>
  readonly row: Row
}

/** Seals a version that did not win, or no longer stands. */
export function sealRevision(
  key: UserKey,
  version: Entry,
  { replacedAt, now, refused = false }: Facts,
): SealedRevision {
  const id = newId(now)
  const json = JSON.stringify(version)
  const sealed = key.seal({ table: 'revisions', row: id }, Buffer.from(json))
  const row: Row = {
    id,
    userId: key.userId,
    entryId: version._id,
    updatedAt: Date.parse(version.updatedAt),
    replacedAt,
    refused: refused ? 1 : 0,
    digest: digestOf(key, version),
    sealed,
  }
  return { bytes: sealed.length, names: mediaNamedIn(json), row }
}

export async function insertRevision(trx: Trx, { row, names }: SealedRevision): Promise<void> {
  await insert(trx, row)
  await addRevisionNames(trx, row, names)
}

/** Whether an equal version of the entry is kept already. */
export async function isKept(trx: Trx, key: UserKey, version: Entry): Promise<boolean> {
  const { userId } = key
  const { _id: entryId } = version
  const digest = digestOf(key, version)
  if ((await selectEqual(trx, { userId, entryId, digest })).length > 0) return true
  const updatedAt = Date.parse(version.updatedAt)
  const rows = await selectUndigested(trx, { userId, entryId, updatedAt })
  return (await fillDigests(trx, key, rows)).some((filled) => filled.equals(digest))
}

/** How many refused versions of an entry there are, counted up to a limit. */
export async function countRefused(trx: Trx, entryId: string, limit: number): Promise<number> {
  const [row] = await countSome(trx, { entryId, limit })
  return Number(row?.count ?? 0)
}

/** Whether an entry has at least so many versions. */
export async function hasVersions(trx: Trx, entryId: string, count: number): Promise<boolean> {
  return (await selectNth(trx, { entryId, before: count - 1 })).length > 0
}

interface Undigested {
  readonly id: string
  readonly entry_id: string
  readonly sealed: Sealed<'revisions'>
}

/** A version that can't be opened equals no other, and is not tried again. */
const UNREADABLE = Buffer.alloc(0)

/** Backfills the digests of versions that an earlier release stored without. */
export async function fillDigests(
  trx: Trx,
  key: UserKey,
  rows: readonly Undigested[],
): Promise<Buffer[]> {
  const digests: Buffer[] = []
  for (const row of rows) {
    const digest = digestOfRow(key, row)
    await setDigest(trx, { id: row.id, digest })
    digests.push(digest)
  }
  return digests
}

/** Some versions without a digest, of any person. */
export async function findUndigested(read: Reader, limit: number) {
  return (
    read
      .selectFrom('revisions')
      .select(['id', 'user_id', 'entry_id', 'sealed'])
      .where('digest', 'is', null)
      // Those of a closed account are on their way out, and no key opens them.
      .where(hasUserKey)
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

export async function findRevision(
  read: Reader,
  key: UserKey,
  entryId: string,
  rev: string,
): Promise<Entry | undefined> {
  const row = await read
    .selectFrom('revisions')
    .select(['id', 'sealed'])
    .where('id', '=', rev)
    .where('entry_id', '=', entryId)
    .where('user_id', '=', key.userId)
    .executeTakeFirst()
  return row && openRevision(key, row)
}

function digestOf(key: UserKey, version: Entry): Buffer {
  return key.digest({ table: 'revisions', row: version._id }, canonicalWords(version))
}

function digestOfRow(key: UserKey, row: Undigested): Buffer {
  try {
    return digestOf(key, { ...openRevision(key, row), _id: row.entry_id })
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    return UNREADABLE
  }
}

function openRevision(key: UserKey, { id, sealed }: Pick<Undigested, 'id' | 'sealed'>): Entry {
  return JSON.parse(key.open({ table: 'revisions', row: id }, sealed).toString())
}

interface Row {
  readonly id: string
  readonly userId: string
  readonly entryId: string
  readonly updatedAt: number
  readonly replacedAt: number
  readonly refused: 0 | 1
  readonly digest: Buffer
  readonly sealed: Sealed<'revisions'>
}

const insert = prepared(({ db }, row: Row) =>
  db.insertInto('revisions').values({
    id: row.id,
    user_id: row.userId,
    entry_id: row.entryId,
    updated_at: row.updatedAt,
    replaced_at: row.replacedAt,
    refused: row.refused,
    digest: row.digest,
    media_read: sql.lit(1),
    sealed: row.sealed,
  }),
)

const selectEqual = prepared(
  ({ db }, { userId, entryId, digest }: Pick<Row, 'userId' | 'entryId' | 'digest'>) =>
    db
      .selectFrom('revisions')
      .select('id')
      .where('user_id', '=', userId)
      .where('entry_id', '=', entryId)
      .where('digest', '=', digest)
      .limit(1),
)

/** A bound for each version that comes in; a job backfills the others. */
const UNDIGESTED_AT_ONCE = 20

/** Those of the same time, which a restored backup would send again. */
const selectUndigested = prepared(
  ({ db }, { userId, entryId, updatedAt }: Pick<Row, 'userId' | 'entryId' | 'updatedAt'>) =>
    db
      .selectFrom('revisions')
      .select(['id', 'entry_id', 'sealed'])
      .where('user_id', '=', userId)
      .where('entry_id', '=', entryId)
      .where('digest', 'is', null)
      .where('updated_at', '=', updatedAt)
      .limit(UNDIGESTED_AT_ONCE),
)

const countSome = prepared(
  ({ db }, { entryId, limit }: { readonly entryId: string; readonly limit: number }) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('revisions')
          .select('entry_id')
          .where('entry_id', '=', entryId)
          .where('refused', '=', sql.lit(1))
          .limit(limit)
          .as('refused'),
      )
      .select(({ fn }) => fn.countAll().as('count')),
)

const selectNth = prepared(
  ({ db }, { entryId, before }: { readonly entryId: string; readonly before: number }) =>
    db
      .selectFrom('revisions')
      .select('entry_id')
      .where('entry_id', '=', entryId)
      .limit(1)
      .offset(before),
)

const setDigest = prepared(({ db }, { id, digest }: Pick<Row, 'id' | 'digest'>) =>
  db.updateTable('revisions').set({ digest }).where('id', '=', id),
)
