import { prepared, type Trx } from '#database/index.ts'

interface Tombstone {
  readonly userId: string
  readonly id: string
  readonly deletedAt: number
  readonly changedAt: number
}

/** Notes a deletion of which there are no words, or says anew when it was made. */
export async function putTombstone(trx: Trx, tombstone: Tombstone): Promise<void> {
  await put(trx, tombstone)
}

export async function dropTombstone(trx: Trx, userId: string, id: string): Promise<void> {
  await drop(trx, { userId, id })
}

const put = prepared(({ db }, { userId, id, deletedAt, changedAt }: Tombstone) => {
  const times = { deleted_at: deletedAt, changed_at: changedAt }
  return db
    .insertInto('tombstones')
    .values({ user_id: userId, entry_id: id, ...times })
    .onConflict((conflict) => conflict.columns(['user_id', 'entry_id']).doUpdateSet(times))
})

const drop = prepared(({ db }, { userId, id }: Pick<Tombstone, 'userId' | 'id'>) =>
  db.deleteFrom('tombstones').where('user_id', '=', userId).where('entry_id', '=', id),
)
