import type { Trx } from '#database/index.ts'

interface Tombstone {
  readonly userId: string
  readonly id: string
  readonly deletedAt: number
  readonly changedAt: number
}

/** Notes a deletion of which there are no words, or says anew when it was made. */
export async function putTombstone(trx: Trx, tombstone: Tombstone): Promise<void> {
  const times = { deleted_at: tombstone.deletedAt, changed_at: tombstone.changedAt }
  await trx
    .insertInto('tombstones')
    .values({ user_id: tombstone.userId, entry_id: tombstone.id, ...times })
    .onConflict((conflict) => conflict.columns(['user_id', 'entry_id']).doUpdateSet(times))
    .execute()
}

export async function dropTombstone(trx: Trx, userId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('tombstones')
    .where('user_id', '=', userId)
    .where('entry_id', '=', id)
    .execute()
}
