import { type Entry, isLocalId } from '@daywell/core/journal'
import type { OutboxItem } from '@daywell/core/sync'
import type { MediaOnlyHere } from '#services/media/media-service.ts'

/** Counts of a person's data that's only on this device. */
export interface OnlyHere {
  /** Local-only entries. */
  readonly kept: number
  /** Entries whose latest version the server doesn't have. */
  readonly waiting: number
  /** Deletions that the server doesn't know about. */
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

export function isAnyMedia({ ids, unfinished }: MediaOnlyHere): boolean {
  return ids.length + unfinished > 0
}
