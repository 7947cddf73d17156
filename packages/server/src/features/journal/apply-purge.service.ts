import { applyDeletion, deletionTimeOf } from './apply-deletion.service.ts'
import { showAgain } from './apply-version.service.ts'
import type { KnownTimes } from './known-entry.store.ts'
import { countRevisions, purgeEntry } from './purge.store.ts'
import type { Writing } from './writing.ts'

/** An entry that moved to a device, which has taken so many of its earlier versions along. */
export interface Purge {
  readonly id: string
  readonly deletedAt: string
  readonly revisions: number
  /** Which version the device has got. */
  readonly seen?: string | undefined
}

/**
 * PRIV-48: takes all words of an entry away at once. `unseen`: there are some that the device has
 * not got yet, and they stay until it has.
 */
export async function applyPurge(
  writing: Writing,
  purge: Purge,
  known: KnownTimes | undefined,
): Promise<'settled' | 'unseen'> {
  const deletedAt = deletionTimeOf(writing, purge, known)
  if (!known || isOthers(known.stored, purge, deletedAt)) {
    await applyDeletion(writing, purge, known)
    return 'settled'
  }
  const { id, stored } = known
  if (await isUnseen(writing, purge, known)) {
    await showAgain(writing, known)
    return 'unseen'
  }
  const { trx, key, stamp: changedAt, storage } = writing
  const before = stored.state === 'deleted' ? stored.deletedAt : 0
  const latest = Math.max(deletedAt, before)
  storage.add(await purgeEntry(trx, { userId: key.userId, id, deletedAt: latest, changedAt }))
  return 'settled'
}

/**
 * Words that are not those that moved: SYNC-28, somebody wrote on elsewhere later, or words that
 * came after the deletion wait in the trash, where no sync shows them to the device.
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
  return (await countRevisions(trx, key.userId, id)) > revisions
}
