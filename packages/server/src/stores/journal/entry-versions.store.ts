import type { Entry } from '@daywell/core/journal'
import { mediaNamedIn } from '@daywell/core/media'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import { prepared, type Sealed, type Trx } from '#database/index.ts'
import { addEntryNames, replaceEntryNames } from '#stores/media/media-uses.store.ts'

interface Facts {
  readonly changedAt: number
  readonly sitting: string
}

/** A version of an entry as it is stored: one ciphertext, which holds the JSON that is answered. */
export interface SealedVersion {
  readonly json: Buffer
  /** The sealed bytes, which is what it takes of the person's storage. */
  readonly bytes: number
  /** Photos and recordings that it names. */
  readonly names: ReadonlySet<string>
  readonly row: Omit<Version, 'changedAt'>
}

export function sealVersion(key: UserKey, entry: Entry): SealedVersion {
  const text = JSON.stringify(entry)
  const json = Buffer.from(text)
  const sealed = key.seal({ table: 'entries', row: entry._id }, json)
  const row = {
    userId: key.userId,
    id: entry._id,
    createdAt: Date.parse(entry.createdAt),
    updatedAt: Date.parse(entry.updatedAt),
    localDate: entry.localDate,
    wordCount: entry.metadata.wordCount,
    sealed,
  }
  return { json, bytes: sealed.length, names: mediaNamedIn(text), row }
}

/** Stores the first version of an entry. */
export async function insertVersion(
  trx: Trx,
  { row, names }: SealedVersion,
  { deletedAt = null, ...facts }: Facts & { readonly deletedAt?: number | null },
): Promise<void> {
  await insert(trx, { ...row, ...facts, deletedAt })
  await addEntryNames(trx, row, names)
}

/** Puts a version in the place of the stored one; the entry is there, deleted or not. */
export async function replaceVersion(
  trx: Trx,
  { row, names }: SealedVersion,
  facts: Facts,
): Promise<void> {
  await replace(trx, { ...row, ...facts })
  await replaceEntryNames(trx, row, names)
}

interface Row {
  readonly userId: string
  readonly id: string
  readonly changedAt: number
}

/** Moves an entry to Recently deleted, or says anew when it was deleted. */
export async function markDeleted(trx: Trx, row: Row, deletedAt: number): Promise<void> {
  await remove(trx, { ...row, deletedAt })
}

/** Has the next sync of every device bring the entry along, although nothing in it changed. */
export async function touchEntry(trx: Trx, row: Row): Promise<void> {
  await touch(trx, row)
}

interface Version extends Row {
  readonly createdAt: number
  readonly updatedAt: number
  readonly localDate: string
  readonly wordCount: number
  readonly sealed: Sealed<'entries'>
}

const insert = prepared(
  ({ db }, row: Version & { readonly sitting: string; readonly deletedAt: number | null }) =>
    db.insertInto('entries').values({
      id: row.id,
      user_id: row.userId,
      deleted_at: row.deletedAt,
      ...columnsOf(row),
    }),
)

const replace = prepared(({ db }, row: Version & { readonly sitting: string }) =>
  db
    .updateTable('entries')
    .set({ ...columnsOf(row), deleted_at: null })
    .where('id', '=', row.id)
    .where('user_id', '=', row.userId),
)

function columnsOf(row: Version & { readonly sitting: string }) {
  return {
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    changed_at: row.changedAt,
    local_date: row.localDate,
    word_count: row.wordCount,
    sitting: row.sitting,
    media_read: sql.lit(1),
    sealed: row.sealed,
  }
}

const remove = prepared(({ db }, row: Row & { readonly deletedAt: number }) =>
  db
    .updateTable('entries')
    .set({ deleted_at: row.deletedAt, changed_at: row.changedAt, sitting: '' })
    .where('id', '=', row.id)
    .where('user_id', '=', row.userId),
)

const touch = prepared(({ db }, row: Row) =>
  db
    .updateTable('entries')
    .set({ changed_at: row.changedAt })
    .where('id', '=', row.id)
    .where('user_id', '=', row.userId),
)
