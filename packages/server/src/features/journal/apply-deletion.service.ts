import { isTempId } from '@daywell/core/journal'
import { acceptedStamp, mergeDeletion } from '@daywell/core/sync'
import { markDeleted } from '#stores/journal/entry-versions.store.ts'
import type { KnownTimes } from '#stores/journal/known-entry.store.ts'
import { dropMadeFrom } from '#stores/journal/made-from-entry.store.ts'
import { putTombstone } from '#stores/journal/tombstones.store.ts'
import { showAgain } from './apply-version.service.ts'
import type { Writing } from './writing.ts'

/** A deletion. Without a time, it counts as made now, for the stored version. */
export interface Deletion {
  readonly id: string
  readonly deletedAt?: string | undefined
}

/** Merges a deletion into what is stored under its id, and says whether it took effect. */
export async function applyDeletion(
  writing: Writing,
  deletion: Deletion,
  known: KnownTimes | undefined,
): Promise<'deletion' | 'nothing'> {
  const { exact } = acceptedStamp(deletion.deletedAt, writing.now)
  const deletedAt = deletionTimeOf(writing, deletion, known)
  const stored = known?.stored ?? ({ state: 'none' } as const)
  const wins = mergeDeletion(stored, { deletedAt, exact })
  if (wins === 'deletion') {
    await noteDeletion(writing, deletion.id, known, deletedAt)
  } else if (known?.stored.state === 'alive') {
    await showAgain(writing, known)
  }
  return wins
}

/** When a deletion was made, by a clock that we trust. */
export function deletionTimeOf(
  { now }: Writing,
  { deletedAt }: Deletion,
  known: KnownTimes | undefined,
): number {
  const { time, exact } = acceptedStamp(deletedAt, now)
  return exact ? time : Math.max(time, editedAt(known))
}

async function noteDeletion(
  { trx, key: { userId }, stamp: changedAt, storage }: Writing,
  sentId: string,
  known: KnownTimes | undefined,
  deletedAt: number,
): Promise<void> {
  if (known && known.stored.state !== 'tombstone') {
    await markDeleted(trx, { userId, id: known.id, changedAt }, deletedAt)
    await dropMadeFrom(trx, userId, known.id)
    const { bytes } = known
    if (known.stored.state === 'alive') {
      storage.add({ entries: -1, entryBytes: -bytes, versionBytes: bytes })
    }
    return
  }
  // SYNC-38: its create may still be under way. An id of the server's form that the person does not
  // have is ignored.
  const id = known?.id ?? sentId
  if (known || isTempId(id)) await putTombstone(trx, { userId, id, deletedAt, changedAt })
}

function editedAt(known: KnownTimes | undefined): number {
  return known?.stored.state === 'alive' ? Date.parse(known.stored.entry.updatedAt) : 0
}
