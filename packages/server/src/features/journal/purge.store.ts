import { sql } from 'kysely'
import { prepared, type Reader, type Trx, texts } from '#database/index.ts'
import { dropMadeFrom } from './made-from-entry.store.ts'
import type { StorageUsed } from './storage-quota.ts'
import { addStorage } from './storage-used.store.ts'
import { putTombstone } from './tombstones.store.ts'

/** There is a single writer: these bound how long a purge holds it. */
const MAX_UNIT_ENTRIES = 100
const MAX_UNIT_VERSIONS = 100
const MAX_UNIT_BYTES = 1_000_000

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
  let bytes = 0
  let purged = 0
  for (const { id, user_id: userId, deleted_at, changed_at: changedAt } of rows) {
    if (bytes >= MAX_UNIT_BYTES) return { purged, isOver: false }
    const versions = await dropVersions(trx, { userId, id }, MAX_UNIT_BYTES - bytes)
    await addStorage(trx, userId, { versionBytes: -versions.bytes })
    if (!versions.isOver) return { purged, isOver: false }
    const tombstone = { userId, id, deletedAt: deleted_at ?? 0, changedAt }
    const freed = await purgeEntry(trx, tombstone)
    await addStorage(trx, userId, freed)
    bytes += versions.bytes - freed.versionBytes
    purged += 1
  }
  return { purged, isOver: rows.length < MAX_UNIT_ENTRIES }
}

/** Drops versions of an entry up to so many bytes, a single larger one in a unit of its own. */
async function dropVersions(
  trx: Trx,
  { userId, id: entryId }: { readonly userId: string; readonly id: string },
  maxBytes: number,
): Promise<{ readonly bytes: number; readonly isOver: boolean }> {
  const versions = await trx
    .selectFrom('revisions')
    .select(['id', sql<number>`length(sealed)`.as('bytes')])
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .orderBy('replaced_at')
    .limit(MAX_UNIT_VERSIONS)
    .execute()
  let bytes = 0
  const dropped: string[] = []
  for (const version of versions) {
    const isAlone = dropped.length === 0 && maxBytes === MAX_UNIT_BYTES
    if (!isAlone && bytes + version.bytes > maxBytes) break
    bytes += version.bytes
    dropped.push(version.id)
  }
  if (dropped.length > 0) await trx.deleteFrom('revisions').where('id', 'in', dropped).execute()
  const isOver = dropped.length === versions.length && versions.length < MAX_UNIT_VERSIONS
  return { bytes, isOver }
}

/** The sealed bytes of the earlier versions of entries, by entry. */
export async function readVersionBytes(
  read: Reader,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = ids.length > 0 ? await selectVersionBytes(read, { userId, ids: texts(ids) }) : []
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]))
}

const selectVersionBytes = prepared(
  ({ db, all }, { userId, ids }: { userId: string; ids: ReturnType<typeof texts> }) =>
    db
      .selectFrom('revisions')
      .select(['entry_id as id', sql<number | string>`sum(length(sealed))`.as('bytes')])
      .where('user_id', '=', userId)
      .where('entry_id', 'in', all(ids))
      .groupBy('entry_id'),
)

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
