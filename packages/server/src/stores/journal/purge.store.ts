import { sql } from 'kysely'
import { deletePage, newUnitRoom, type Trx, type UnitRoom } from '#database/index.ts'
import { dropMadeFrom } from './made-from-entry.store.ts'
import { addStorage, type StorageUsed } from './storage-used.store.ts'
import { putTombstone } from './tombstones.store.ts'

/** There is a single writer: this bounds how long a purge holds it. */
const MAX_UNIT_ENTRIES = 50

/**
 * Takes the words and revisions of some entries away that were deleted before a time, and leaves
 * tombstones. What a device told us late has its days from then on, so the time of the change
 * counts too. Says how many entries are gone, and whether those were all.
 */
export async function purgeSome(
  trx: Trx,
  before: number,
): Promise<{ readonly purged: number; readonly isOver: boolean }> {
  const rows = await trx
    .selectFrom('entries')
    .select(['id', 'user_id', 'deleted_at', 'changed_at'])
    .where('deleted_at', '<', before)
    .where('changed_at', '<', before)
    .limit(MAX_UNIT_ENTRIES)
    .execute()
  const room = newUnitRoom()
  let purged = 0
  for (const { id, user_id: userId, deleted_at, changed_at: changedAt } of rows) {
    const hanging = await dropHanging(trx, { userId, id }, room)
    await addStorage(trx, userId, { versionBytes: -hanging.versionBytes })
    if (!hanging.isOver) return { purged, isOver: false }
    const tombstone = { userId, id, deletedAt: deleted_at ?? 0, changedAt }
    const freed = await purgeEntry(trx, tombstone)
    await addStorage(trx, userId, freed)
    room.bytes += freed.versionBytes
    purged += 1
    if (room.bytes <= 0) return { purged, isOver: false }
  }
  return { purged, isOver: rows.length < MAX_UNIT_ENTRIES }
}

/** What one unit may purge. */
export const newPurgeRoom = newUnitRoom

export interface DroppedHanging {
  readonly versions: number
  readonly versionBytes: number
  /** Whether nothing is left. */
  readonly isOver: boolean
}

/** Drops what a person can hang on an entry without end, the oldest versions first. */
export async function dropHanging(
  trx: Trx,
  { userId, id }: { readonly userId: string; readonly id: string },
  room: UnitRoom,
): Promise<DroppedHanging> {
  const corrections = await deletePage(
    trx,
    {
      table: 'corrections',
      where: (eb) => eb.and([eb('entry_id', '=', id), eb('user_id', '=', userId)]),
    },
    room,
  )
  const versions = await deletePage(
    trx,
    {
      table: 'revisions',
      where: (eb) => eb.and([eb('entry_id', '=', id), eb('user_id', '=', userId)]),
      by: { column: 'replaced_at', order: 'asc' },
    },
    room,
  )
  return {
    versions: versions.rows,
    versionBytes: versions.bytes,
    isOver: versions.isOver && corrections.isOver,
  }
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
  // What `dropHanging` has left, and all else that hangs on the entry, goes with its row.
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
    mediaBytes: 0,
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
