import type { Entry } from '@daywell/core/journal'
import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'

interface Facts {
  readonly changedAt: number
  readonly sitting: string
}

/** Stores the first version of an entry: one ciphertext, which holds the JSON that is answered. */
export async function insertVersion(
  trx: Trx,
  key: UserKey,
  entry: Entry,
  { changedAt, sitting, deletedAt = null }: Facts & { readonly deletedAt?: number | null },
): Promise<Buffer> {
  const { json, columns } = sealedVersion(key, entry)
  await trx
    .insertInto('entries')
    .values({
      id: entry._id,
      user_id: key.userId,
      changed_at: changedAt,
      deleted_at: deletedAt,
      sitting,
      ...columns,
    })
    .execute()
  return json
}

/** Puts a version in the place of the stored one; the entry is there, deleted or not. */
export async function replaceVersion(
  trx: Trx,
  key: UserKey,
  entry: Entry,
  { changedAt, sitting }: Facts,
): Promise<Buffer> {
  const { json, columns } = sealedVersion(key, entry)
  await trx
    .updateTable('entries')
    .set({ ...columns, changed_at: changedAt, deleted_at: null, sitting })
    .where('id', '=', entry._id)
    .where('user_id', '=', key.userId)
    .execute()
  return json
}

interface Row {
  readonly userId: string
  readonly id: string
  readonly changedAt: number
}

/** Moves an entry to Recently deleted, or says anew when it was deleted. */
export async function markDeleted(trx: Trx, row: Row, deletedAt: number): Promise<void> {
  await update(trx, row, { deleted_at: deletedAt, changed_at: row.changedAt, sitting: '' })
}

/** Has the next sync of every device bring the entry along, although nothing in it changed. */
export async function touchEntry(trx: Trx, row: Row): Promise<void> {
  await update(trx, row, { changed_at: row.changedAt })
}

async function update(
  trx: Trx,
  { userId, id }: Row,
  columns: { changed_at: number; deleted_at?: number; sitting?: string },
): Promise<void> {
  await trx
    .updateTable('entries')
    .set(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

function sealedVersion(key: UserKey, entry: Entry) {
  const json = Buffer.from(JSON.stringify(entry))
  const columns = {
    created_at: Date.parse(entry.createdAt),
    updated_at: Date.parse(entry.updatedAt),
    local_date: entry.localDate,
    word_count: entry.metadata.wordCount,
    sealed: key.seal({ table: 'entries', row: entry._id }, json),
  }
  return { json, columns }
}
