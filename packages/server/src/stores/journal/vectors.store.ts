import type { UserKey } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'
import { findVersions } from './entry-reader.store.ts'

interface Keeping {
  readonly entryId: string
  /** Of the entry that was read. */
  readonly version: string
  readonly model: string
  readonly vectors: Buffer
  readonly now: number
}

/**
 * Stores the vectors of an entry, unless its version has changed: a change, a hiding or a deletion
 * drops them under a lock on the same row. Tells whether they were stored.
 */
export function saveVectors(database: Database, key: UserKey, keeping: Keeping): Promise<boolean> {
  const { entryId, version, model, vectors, now } = keeping
  const { userId } = key
  const sealed = key.seal({ table: 'vectors', row: entryId }, vectors)
  return database.write(async (trx) => {
    if (!(await lockOpenAccount(trx, userId))) return false
    const [entry] = await findVersions(trx, userId, [entryId])
    if (entry?.nonce.toString('hex') !== version) return false
    await trx
      .insertInto('vectors')
      .values({ entry_id: entryId, user_id: userId, model, updated_at: now, sealed })
      .onConflict((conflict) =>
        conflict.column('entry_id').doUpdateSet({ model, updated_at: now, sealed }),
      )
      .execute()
    return true
  })
}
