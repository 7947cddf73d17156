import {
  type Database,
  deleteInPages,
  deletePage,
  type PagedTable,
  type Trx,
} from '#database/index.ts'
import { dropLease } from '#leases/lease.store.ts'
import { closeAccount, deleteClosedAccount } from '#stores/accounts/account.store.ts'

/**
 * Closes an account for good: in one small unit it loses its sessions, its names and its key, so
 * that nothing of it can be used, found or read afterwards. Tells whether it was open.
 */
export function closeUser(
  database: Database,
  id: string,
  now: number,
  alongside: (trx: Trx, id: string) => Promise<void> = async () => {},
): Promise<boolean> {
  return database.write(async (trx) => {
    const closed = await closeAccount(trx, id, now)
    if (!closed) return false
    await alongside(trx, id)
    for (const table of SHORT_TABLES) {
      await trx.deleteFrom(table).where('user_id', '=', id).execute()
    }
    return true
  })
}

/** A few rows each, all of which others would act on. Push goes in the order in which it locks. */
const SHORT_TABLES = [
  'user_keys',
  'sessions',
  'api_tokens',
  'preferences',
  'push_people',
  'push_subscriptions',
  'subscriptions',
  'storage_used',
  'model_tokens',
] as const

/** What a person can fill. What hangs on a row of another goes before it. */
const LONG_TABLES = [
  'revision_media',
  'entry_media',
  'media_pieces',
  'media_parts',
  'media',
  'revisions',
  'corrections',
  'vectors',
  'summary_sources',
  'summaries',
  'entries',
  'client_ids',
  'tombstones',
  'push_outbox',
  'push_told',
  'payment_events',
  'ended_sessions',
] as const satisfies readonly PagedTable[]

type LongTable = (typeof LONG_TABLES)[number]

/**
 * Erases a closed account, a page of rows in each unit. Idempotent: it continues where a crash has
 * interrupted it, and several processes may do it at once.
 */
export async function eraseUser(
  database: Database,
  id: string,
  stopped?: AbortSignal,
): Promise<void> {
  while (!stopped?.aborted) {
    for (const table of LONG_TABLES) await deleteInPages(database, rowsOf(table, id), stopped)
    if (await database.write((trx) => eraseRest(trx, id))) return
  }
}

/** What calls under way have still added, and then the person. Says whether that is done. */
async function eraseRest(trx: Trx, id: string): Promise<boolean> {
  for (const table of LONG_TABLES) {
    if (!(await deletePage(trx, rowsOf(table, id))).isOver) return false
  }
  await deleteClosedAccount(trx, id)
  await dropLease(trx, eraseLeaseName(id))
  return true
}

/** Of the lease of the process that erases the account. */
export function eraseLeaseName(id: string): string {
  return `erase ${id}`
}

/** All of them have the column; together they are too many types for the query builder. */
function rowsOf(table: LongTable, id: string) {
  return { table: table as 'revisions', where: (eb: Eb) => eb('user_id', '=', id) }
}

type Eb = Parameters<Parameters<typeof deletePage<'revisions'>>[1]['where']>[0]
