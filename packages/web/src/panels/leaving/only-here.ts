import { type Entry, isLocalId } from '@daywell/core/journal'
import type { OutboxItem } from '@daywell/core/sync'

/** What of a person is on this device and nowhere else. */
export interface OnlyHere {
  /** Entries that never leave it. */
  readonly kept: number
  /** Entries that the server has not got yet, or not with their latest words. */
  readonly waiting: number
  /** Deletions that the server has not heard of. */
  readonly deletions: number
}

export function countOnlyHere(
  entries: readonly Pick<Entry, '_id'>[],
  outbox: readonly Pick<OutboxItem, 'id' | 'kind'>[],
): OnlyHere {
  const unsent = new Set(outbox.filter(({ kind }) => kind === 'save').map(({ id }) => id))
  return {
    kept: entries.filter(({ _id }) => isLocalId(_id)).length,
    waiting: entries.filter(({ _id }) => unsent.has(_id)).length,
    deletions: outbox.filter(({ kind }) => kind === 'delete').length,
  }
}

export function isAnything({ kept, waiting, deletions }: OnlyHere): boolean {
  return kept + waiting + deletions > 0
}
