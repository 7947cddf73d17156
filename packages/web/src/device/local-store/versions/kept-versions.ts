import type { Entry } from '@daywell/core/journal'
import { isCoveredBy, type LocalRow } from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'

/** Versions closer together than this belong to one sitting. */
const SITTING_MS = 5 * 60_000
export const TRASH_MS = 30 * 24 * 60 * 60_000

/**
 * ENT-19: keeps a replaced version the server doesn't have, unless the next version in the same
 * sitting contains every word of it.
 */
export function keepVersion(tables: Transaction, replaced: LocalRow, by: Entry, now: number): void {
  const { at = 0, entry } = replaced
  const isNewSitting = Math.abs(now - at) >= SITTING_MS
  if (isNewSitting || !isCoveredBy(entry, by)) putVersion(tables, replaced, by.updatedAt)
}

export function putVersion(
  { revisions }: Transaction,
  { entry, at = 0 }: LocalRow,
  replacedAt: string,
): void {
  const kept = { id: entry._id, rev: entry.updatedAt, replacedAt, entry, at }
  revisions.put(`${kept.id}/${kept.rev}`, kept)
}

/** Renames an entry's versions together with it. */
export async function renameVersions(
  { revisions }: Transaction,
  old: string,
  id: string,
): Promise<void> {
  for (const version of await revisions.all(`${old}/`)) {
    const entry = { ...version.entry, _id: id }
    revisions.put(`${id}/${version.rev}`, { ...version, id, entry })
    revisions.delete(`${old}/${version.rev}`)
  }
}

/** The text of a deleted entry that may not leave the device goes to the local trash. */
export async function keepUndelivered(
  { rows, outbox, revisions, trash }: Transaction,
  id: string,
): Promise<void> {
  if ((await rows.get(id)) || (await outbox.get(id))) return
  const last = await revisions.last(`${id}/`)
  if (last) trash.put(id, { entry: last.entry, deletedAt: last.replacedAt })
}

/** Permanently deletes what was deleted more than 30 days ago, with its earlier versions. */
export async function emptyTrash(tables: Transaction, now: number): Promise<void> {
  for (const { entry, deletedAt } of await tables.trash.all()) {
    if (Date.parse(deletedAt) > now - TRASH_MS) continue
    tables.trash.delete(entry._id)
    const versions = await tables.revisions.all(`${entry._id}/`)
    for (const { rev } of versions) tables.revisions.delete(`${entry._id}/${rev}`)
  }
}
