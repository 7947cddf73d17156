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

/** Far more than creates can be under way at once. */
const MAX_UNKNOWN_TOMBSTONES = 10_000

/**
 * SYNC-53: bounds what a person can make us keep without storing a word. The oldest ones go: their
 * creates are the least likely to arrive still, and one that does brings words back, and loses none.
 */
export async function dropOldUnknown(trx: Trx, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('tombstones')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('entry_id', 'like', 'temp_%')
    .executeTakeFirstOrThrow()
  const tooMany = Number(count) - MAX_UNKNOWN_TOMBSTONES
  if (tooMany <= 0) return
  await trx
    .deleteFrom('tombstones')
    .where('user_id', '=', userId)
    .where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('tombstones')
        .select('entry_id')
        .where('user_id', '=', userId)
        .where('entry_id', 'like', 'temp_%')
        .orderBy('changed_at')
        .limit(tooMany),
    )
    .execute()
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
