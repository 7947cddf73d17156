import { sql } from 'kysely'
import type { Trx } from '#database/index.ts'
import { dropMadeFrom } from './made-from-entry.store.ts'
import type { StorageUsed } from './storage-quota.ts'
import { addStorage } from './storage-used.store.ts'
import { putTombstone } from './tombstones.store.ts'

/**
 * Takes the words and revisions of some entries away that were deleted before a time, and leaves
 * tombstones. What a device told us late has its days from then on, so the time of the change
 * counts too. Says how many there were.
 */
export async function purgeSome(trx: Trx, before: number, limit: number): Promise<number> {
  const rows = await trx
    .selectFrom('entries')
    .select(['id', 'user_id', 'deleted_at', 'changed_at'])
    .where('deleted_at', '<', before)
    .where('changed_at', '<', before)
    .limit(limit)
    .execute()
  for (const { id, user_id: userId, deleted_at, changed_at: changedAt } of rows) {
    const tombstone = { userId, id, deletedAt: deleted_at ?? 0, changedAt }
    await addStorage(trx, userId, await purgeEntry(trx, tombstone))
  }
  return rows.length
}

/**
 * Takes the words of an entry away, with all that was made of them, and leaves a tombstone. Says by
 * how much that changes what the person stores.
 */
export async function purgeEntry(
  trx: Trx,
  tombstone: Parameters<typeof putTombstone>[1],
): Promise<StorageUsed> {
  const { userId, id } = tombstone
  const freed = await storageOf(trx, userId, id)
  await dropMadeFrom(trx, userId, id)
  // Revisions, corrections and all else that hangs on the entry goes with its row.
  await trx.deleteFrom('entries').where('id', '=', id).where('user_id', '=', userId).execute()
  await putTombstone(trx, tombstone)
  return freed
}

/** What goes with an entry, as a change. Neither engine reads the bytes to know how many they are. */
async function storageOf(trx: Trx, userId: string, id: string): Promise<StorageUsed> {
  const bytes = sql<number | string>`coalesce(sum(length(sealed)), 0)`.as('bytes')
  const versions = await trx
    .selectFrom('revisions')
    .select(bytes)
    .where('entry_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const [entry] = await trx
    .selectFrom('entries')
    .select(['deleted_at', sql<number>`length(sealed)`.as('bytes')])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  const own = entry?.bytes ?? 0
  const isAlive = entry !== undefined && entry.deleted_at === null
  return {
    entries: isAlive ? -1 : 0,
    entryBytes: isAlive ? -own : 0,
    versionBytes: -Number(versions.bytes) - (isAlive ? 0 : own),
  }
}

/** How many earlier versions of an entry there are. */
export async function countRevisions(trx: Trx, userId: string, entryId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('revisions')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
