import { sql } from 'kysely'
import { deletePage, prepared, type Trx } from '#database/index.ts'

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
 * A page at a time goes, which is more than one unit brings.
 */
export async function dropOldUnknown(trx: Trx, userId: string): Promise<void> {
  await deletePage(trx, {
    table: 'tombstones',
    // As the index says it, which neither engine would use for a pattern.
    where: (eb) =>
      eb.and([
        eb('user_id', '=', userId),
        eb('entry_id', '>=', sql.lit('temp_')),
        eb('entry_id', '<', sql.lit('temp`')),
      ]),
    by: { column: 'changed_at', order: 'desc' },
    staying: MAX_UNKNOWN_TOMBSTONES,
  })
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
