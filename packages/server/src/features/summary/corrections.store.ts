import type { BodyOf, endpoints } from '@daywell/core/contract'
import type { UserKey } from '#crypto/index.ts'
import { type Database, newId } from '#database/index.ts'

export type Correction = BodyOf<typeof endpoints.correctInsight>

/** Keeps a correction, sealed, and says whether there is such an entry. */
export function keepCorrection(
  database: Database,
  key: UserKey,
  { entryId, ...words }: Correction,
  now: number,
): Promise<boolean> {
  const { userId } = key
  const id = newId(now)
  const sealed = key.seal({ table: 'corrections', row: id }, Buffer.from(JSON.stringify(words)))
  return database.write(async (trx) => {
    const entry = await trx
      .selectFrom('entries')
      .select('id')
      .where('id', '=', entryId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!entry) return false
    await trx
      .insertInto('corrections')
      .values({ id, user_id: userId, entry_id: entryId, created_at: now, sealed })
      .execute()
    return true
  })
}
