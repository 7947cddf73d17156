import { PostgresAdapter } from 'kysely'
import type { Reader, Trx } from './database.ts'

/** In `meta`: they speak of the database itself, and don't travel with what it holds. */
export const MOVE_MARKS = { movingFrom: 'moving_from', movedTo: 'moved_to' } as const

/** A fact about the whole instance. */
export async function readMeta(read: Reader, key: string): Promise<string | undefined> {
  const query = read.selectFrom('meta').select('value').where('key', '=', key)
  return (await query.executeTakeFirst())?.value
}

/**
 * The same under a shared lock: no other unit changes it until this one has ended. SQLite has one
 * writer, so there a unit is alone anyway.
 */
export async function readMetaShared(trx: Trx, key: string): Promise<string | undefined> {
  const query = trx.selectFrom('meta').select('value').where('key', '=', key)
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const row = await (isPostgres ? query.forShare() : query).executeTakeFirst()
  return row?.value
}

/** Idempotent: a value that is there stays. */
export async function insertMeta(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
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
