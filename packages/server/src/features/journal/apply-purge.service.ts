import type { UnitRoom } from '#database/index.ts'
import type { KnownTimes } from '#stores/journal/known-entry.store.ts'
import { countRevisions, dropHanging, purgeEntry } from '#stores/journal/purge.store.ts'
import { applyDeletion, deletionTimeOf } from './apply-deletion.service.ts'
import { showAgain } from './apply-version.service.ts'
import type { Writing } from './writing.ts'

/** An entry that moved to a device, and how many of its earlier versions the device has. */
export interface Purge {
  readonly id: string
  readonly deletedAt: string
  readonly revisions: number
  /** Which version the device has got. */
  readonly seen?: string | undefined
}

export type Purged =
  | { readonly state: 'settled' }
  /** There are words that the device has not got yet, and they stay until it has. */
  | { readonly state: 'unseen' }
  /** The unit had no room for more: this is what is left to do, in the next one. */
  | { readonly state: 'begun'; readonly rest: Purge }

/**
 * PRIV-48: removes all text of an entry, the versions first. Each unit compares again what the
 * device has with what is stored, so that no version that arrives between two units is removed.
 */
export async function applyPurge(
  writing: Writing,
  purge: Purge,
  known: KnownTimes | undefined,
  room: UnitRoom,
): Promise<Purged> {
  const deletedAt = deletionTimeOf(writing, purge, known)
  if (!known || isOthers(known.stored, purge, deletedAt)) {
    await applyDeletion(writing, purge, known)
    return { state: 'settled' }
  }
  const { id, stored } = known
  if (await isUnseen(writing, purge, known)) {
    await showAgain(writing, known)
    return { state: 'unseen' }
  }
  const { trx, key, stamp: changedAt, storage } = writing
  const dropped = await dropHanging(trx, { userId: key.userId, id }, room)
  storage.add({ versionBytes: -dropped.versionBytes })
  if (!dropped.isOver) {
    return { state: 'begun', rest: { ...purge, revisions: purge.revisions - dropped.versions } }
  }
  const before = stored.state === 'deleted' ? stored.deletedAt : 0
  const latest = Math.max(deletedAt, before)
  storage.add(await purgeEntry(trx, { userId: key.userId, id, deletedAt: latest, changedAt }))
  return { state: 'settled' }
}

/**
 * Other text than what moved: SYNC-28, the entry was edited elsewhere later, or text that came after
 * the deletion is in the trash, where no sync shows it to the device.
 */
function isOthers(stored: KnownTimes['stored'], { seen = '' }: Purge, deletedAt: number): boolean {
  if (stored.state === 'tombstone') return true
  const writtenAt = Date.parse(stored.entry.updatedAt)
  return writtenAt > deletedAt || (stored.state === 'deleted' && writtenAt !== Date.parse(seen))
}

async function isUnseen(
  { trx, key, seenUpTo = -1 }: Writing,
  { revisions, seen = '' }: Purge,
  { id, changedAt, stored }: KnownTimes,
): Promise<boolean> {
  const hasLast = 'entry' in stored && Date.parse(stored.entry.updatedAt) === Date.parse(seen)
  if (!hasLast || changedAt > seenUpTo) return true
  // Fewer than the device has: a purge was interrupted. What came since then would not be counted.
  return (await countRevisions(trx, key.userId, id)) !== revisions
}
