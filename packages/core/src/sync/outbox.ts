import { isLocalId, isTempId } from '#journal/index.ts'
import type { DeleteItem, LocalRow, OutboxItem, SaveItem } from './local-row.ts'

/** The outbox item after a save, if any: a create stays a create, and a deletion is undone. */
export function outboxAfterSave(
  before: OutboxItem | undefined,
  { entry, edits }: LocalRow,
): SaveItem | undefined {
  if (isLocalId(entry._id)) return undefined
  const earlier = before?.earlier && { earlier: before.earlier }
  return { kind: 'save', id: entry._id, edits, sent: before?.sent ?? false, ...earlier }
}

/**
 * The outbox item after a deletion, if any. An entry that was never sent needs no tombstone.
 * `edits` is a new number, so that the answer to an earlier save doesn't settle it. `moves`: the
 * entry isn't deleted but kept on this device only.
 */
export function outboxAfterDelete(
  before: OutboxItem | undefined,
  row: LocalRow,
  edits: number,
  { now, moves = false }: { readonly now: number; readonly moves?: boolean },
): DeleteItem | undefined {
  const id = row.entry._id
  if (isLocalId(id)) return undefined
  if (isTempId(id) && before?.sent === false) return undefined
  const deletedAt = deletionTime(now, row.entry)
  const purge = moves && { purge: row.base === row.entry.updatedAt ? { seen: row.base } : {} }
  return { kind: 'delete', id, edits, sent: before?.sent ?? false, deletedAt, row, ...purge }
}

/** Never before the deleted version, whatever the clock says: an older deletion would lose. */
export function deletionTime(now: number, { updatedAt }: { readonly updatedAt: string }): string {
  return new Date(Math.max(now, Date.parse(updatedAt))).toISOString()
}
