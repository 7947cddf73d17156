import { sql } from 'kysely'
import { prepared, type Trx } from '#database/index.ts'

/** Stamps for the changes of one unit, each of them given once. */
export interface Stamps {
  next(): number
  /** The last one that the unit may use. */
  readonly last: number
}

/**
 * SYNC-39, SYNC-40: takes the next stamps of the person's changes, at least one. Writing this down
 * locks the person's row until the commit, so changes become visible in the order of their stamps
 * and a sync skips none of them, whichever process commits late. No two changes of a person share
 * a stamp, so a page of a sync can end after any of them.
 */
export async function takeStamps(
  trx: Trx,
  userId: string,
  now: number,
  count = 1,
): Promise<Stamps> {
  const [row] = await moveOn(trx, { userId, now, more: count - 1 })
  if (!row) throw new Error('Nobody is there to give stamps to')
  const last = row.synced_at
  let given = last - count
  return {
    last,
    next() {
      given += 1
      return given
    },
  }
}

interface Move {
  readonly userId: string
  readonly now: number
  readonly more: number
}

const moveOn = prepared(({ db }, { userId, now, more }: Move) =>
  db
    .updateTable('users')
    .set({
      synced_at: sql<number>`case when synced_at < ${now} then ${now} else synced_at + 1 end + ${more}`,
    })
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .returning('synced_at'),
)
