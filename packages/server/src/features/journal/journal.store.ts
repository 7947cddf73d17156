import type { Entry } from '@daywell/core/journal'
import { sql } from 'kysely'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Trx } from '#database/index.ts'

/** Stores a new entry of the person under its `_id`: one ciphertext, ready to be answered. */
export async function insertEntry(
  database: Database,
  keyring: Keyring,
  userId: string,
  entry: Entry,
  now: number,
): Promise<void> {
  await database.write(async (trx) => {
    const key = await keyring.userKey(trx, userId)
    const changedAt = await stampChange(trx, userId, now)
    await trx
      .insertInto('entries')
      .values({
        id: entry._id,
        user_id: userId,
        created_at: Date.parse(entry.createdAt),
        updated_at: Date.parse(entry.updatedAt),
        changed_at: changedAt,
        deleted_at: null,
        local_date: entry.localDate,
        word_count: entry.metadata.wordCount,
        sealed: key.seal({ table: 'entries', row: entry._id }, Buffer.from(JSON.stringify(entry))),
      })
      .execute()
  })
}

/** Reads an entry of the person; another person's is not there. */
export async function readEntry(
  database: Database,
  keyring: Keyring,
  userId: string,
  id: string,
): Promise<Entry | undefined> {
  const row = await database.read
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const key = await keyring.userKey(database.read, userId)
  return JSON.parse(key.open({ table: 'entries', row: row.id }, row.sealed).toString())
}

/**
 * The next stamp of the person's changes. Writing it locks the person's row until the commit, so
 * changes become visible in the order of their stamps and a sync skips none of them.
 */
async function stampChange(trx: Trx, userId: string, now: number): Promise<number> {
  const row = await trx
    .updateTable('users')
    .set({
      synced_at: sql<number>`case when synced_at < ${now} then ${now} else synced_at + 1 end`,
    })
    .where('id', '=', userId)
    .returning('synced_at')
    .executeTakeFirstOrThrow()
  return row.synced_at
}
