import { PostgresAdapter } from 'kysely'
import type { Trx } from './database.ts'

/**
 * Reads a value of `meta` under a shared lock: no other unit changes it until this one has ended.
 * SQLite has one writer, so there a unit is alone anyway.
 */
export async function readMetaShared(trx: Trx, key: string): Promise<string | undefined> {
  const query = trx.selectFrom('meta').select('value').where('key', '=', key)
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const row = await (isPostgres ? query.forShare() : query).executeTakeFirst()
  return row?.value
}
