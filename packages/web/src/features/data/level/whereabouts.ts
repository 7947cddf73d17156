import { type Entry, isLocalId } from '@daywell/core/journal'
import type { OutboxItem } from '@daywell/core/sync'

export interface Whereabouts {
  readonly onlyHere: number
  readonly onServer: number
  /** Entries in the outbox: the server doesn't have them, or not in full. */
  readonly waiting: number
}

export function countWhere(entries: readonly Entry[], outbox: readonly OutboxItem[]): Whereabouts {
  const unsent = new Set(outbox.map(({ id }) => id))
  const onlyHere = entries.filter(({ _id }) => isLocalId(_id)).length
  const waiting = entries.filter(({ _id }) => unsent.has(_id)).length
  return { onlyHere, waiting, onServer: entries.length - onlyHere - waiting }
}
