import { PostgresAdapter } from 'kysely'
import type { Reader, Trx } from './database.ts'

/** In `meta`: they speak of the database itself, and don't travel with what it holds. */
export const MOVE_MARKS = {
  movingFrom: 'moving_from',
  /** Of the run that writes: another one that begins takes over. */
  movingBy: 'moving_by',
  movedTo: 'moved_to',
  /** Names the target that it was moved to, whatever address that has. */
  movedInto: 'moved_into',
} as const

/** In `meta`: the folder of this database in the store of photos and recordings. */
export const MEDIA_FOLDER = 'media_folder'

/** A fact about the whole instance. */
export async function readMeta(read: Reader, key: string): Promise<string | undefined> {
  const query = read.selectFrom('meta').select('value').where('key', '=', key)
  return (await query.executeTakeFirst())?.value
}

/**
 * The same under a lock: until this unit has ended, no other unit changes it, or with `update` locks it
 * at all. SQLite has one writer, so there a unit is alone anyway.
 */
export async function readMetaLocked(
  trx: Trx,
  key: string,
  lock: 'share' | 'update',
): Promise<string | undefined> {
  const query = trx.selectFrom('meta').select('value').where('key', '=', key)
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const locked = lock === 'share' ? query.forShare() : query.forUpdate()
  return (await (isPostgres ? locked : query).executeTakeFirst())?.value
}

/** Idempotent: a value that is there stays. */
export async function insertMeta(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function putMeta(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Compare and swap. */
export async function replaceMeta(
  trx: Trx,
  key: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await trx
    .updateTable('meta')
    .set({ value: after })
    .where('key', '=', key)
    .where('value', '=', before)
    .execute()
}

/** Removes it only where it still has this value, and says whether it had. */
export async function removeMeta(trx: Trx, key: string, value: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('meta')
    .where('key', '=', key)
    .where('value', '=', value)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
