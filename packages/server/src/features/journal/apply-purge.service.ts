import type { Entry } from '@daywell/core/journal'
import { applyDeletion, deletionTimeOf } from './apply-deletion.service.ts'
import type { Writing } from './apply-version.service.ts'
import type { KnownEntry } from './known-entry.store.ts'
import { countRevisions, purgeEntry } from './purge.store.ts'

/** An entry that moved to a device, which has taken so many of its earlier versions along. */
export interface Purge {
  readonly id: string
  readonly deletedAt: string
  readonly revisions: number
}

/**
 * PRIV-48: takes all words of an entry away at once. `unseen`: there are some that the device has
 * not got yet, and they stay until it has.
 */
export async function applyPurge(
  writing: Writing,
  purge: Purge,
  known: KnownEntry | undefined,
): Promise<'settled' | 'unseen'> {
  const deletedAt = deletionTimeOf(writing, purge, known)
  if (!known || known.stored.state === 'tombstone' || isNewer(known.stored.entry, deletedAt)) {
    await applyDeletion(writing, purge, known)
    return 'settled'
  }
  if (await isUnseen(writing, purge, known)) return 'unseen'
  const { trx, key, stamp: changedAt } = writing
  const { id, stored } = known
  const before = stored.state === 'deleted' ? stored.deletedAt : 0
  const latest = Math.max(deletedAt, before)
  await purgeEntry(trx, { userId: key.userId, id, deletedAt: latest, changedAt })
  return 'settled'
}

/** SYNC-28: somebody wrote on elsewhere after it had moved. */
function isNewer({ updatedAt }: Entry, deletedAt: number): boolean {
  return Date.parse(updatedAt) > deletedAt
}

async function isUnseen(
  { trx, key, seenUpTo = -1 }: Writing,
  { revisions }: Purge,
  { id, changedAt }: KnownEntry,
): Promise<boolean> {
  return changedAt > seenUpTo || (await countRevisions(trx, key.userId, id)) > revisions
}
