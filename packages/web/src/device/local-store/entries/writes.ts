import { type Entry, isLocalId, isTempId, nextUpdatedAt } from '@daywell/core/journal'
import {
  deletionTime,
  type LocalRow,
  outboxAfterDelete,
  outboxAfterSave,
  sameWords,
} from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'
import {
  keepVersion,
  putVersion,
  renameVersions,
} from '#device/local-store/versions/kept-versions.ts'
import { currentId } from './aliases.ts'
import { asMarked } from './sent-marks.ts'

/** An entry to save; the store sets its time. */
export type Unstamped = Omit<Entry, 'updatedAt'> & {
  /** The version it's based on. */
  readonly updatedAt?: string
}

const EDITS = 'edits'

/** The next edit number; unique per device, even after a deletion. */
export async function nextEdit(tables: Transaction): Promise<number> {
  const edits = (await lastEditIn(tables)) + 1
  tables.facts.put(EDITS, edits)
  return edits
}

export async function lastEditIn({ facts }: Transaction): Promise<number> {
  return ((await facts.get(EDITS)) as number | undefined) ?? 0
}

/** Writes the row and its outbox item in one transaction. */
export async function saveRow(tables: Transaction, entry: Unstamped, now: number): Promise<Entry> {
  const id = await currentId(tables, entry._id)
  const row = await tables.rows.get(id)
  const before = await tables.outbox.get(id)
  const trashed = await tables.trash.get(id)
  // Saving an entry that is being deleted undoes the deletion, so it has to be newer.
  const deletedAt = before?.kind === 'delete' ? before.deletedAt : trashed?.deletedAt
  // If the copy was evicted in the meantime, the version on screen is the base.
  const { updatedAt: seen } = entry
  const shown = row?.entry ?? (seen === undefined ? undefined : { updatedAt: seen })
  const edited = deletedAt === undefined ? shown : { updatedAt: deletedAt }
  const stamped = { ...entry, _id: id, updatedAt: nextUpdatedAt(now, edited) }
  if (trashed) putVersion(tables, { entry: trashed.entry, edits: 0, base: null }, stamped.updatedAt)
  // The server keeps its own versions; others are kept here until it has them.
  const unseen = row && (isLocalId(id) || before) && !sameWords(row.entry, stamped)
  if (unseen) keepReplaced(tables, row, entry, stamped, now)
  const at = writtenAt(row, stamped, now)
  await putRow(tables, stamped, { base: row?.base ?? null, at, ...sinceOf(id, row, now) })
  return stamped
}

/** Since when an entry has been local. For older rows, derived from the id. */
export function sinceOf(
  id: string,
  row: LocalRow | undefined,
  now: number,
): Pick<LocalRow, 'since'> {
  const since = row ? row.since : now
  return isLocalId(id) && since !== undefined ? { since } : {}
}

/** Keeps a replaced version, unless the next one was written with it on screen. */
function keepReplaced(
  tables: Transaction,
  replaced: LocalRow,
  { updatedAt: seen }: Unstamped,
  by: Entry,
  now: number,
): void {
  // Another tab saved in the meantime: its text was never seen here, so it must be kept.
  const overlooked = seen !== undefined && seen !== replaced.entry.updatedAt
  if (overlooked) putVersion(tables, replaced, by.updatedAt)
  else keepVersion(tables, replaced, by, now)
}

/** Text that is saved again unchanged, or only moved, keeps its age. */
function writtenAt(row: LocalRow | undefined, saved: Entry, now: number): number {
  return row && sameWords(row.entry, saved) ? (row.at ?? 0) : now
}

/** Records on the outbox item whether earlier versions have to go with it. */
export async function markEarlier({ outbox, revisions }: Transaction, id: string): Promise<void> {
  const item = await outbox.get(id)
  if (!item || item.earlier || (await revisions.count(`${id}/`)) === 0) return
  outbox.put(id, { ...item, earlier: true })
}

async function putRow(
  tables: Transaction,
  entry: Entry,
  stands: Pick<LocalRow, 'base' | 'since'> & { readonly at: number },
): Promise<void> {
  const row = { entry, edits: await nextEdit(tables), ...stands }
  const item = outboxAfterSave(await tables.outbox.get(entry._id), row)
  tables.rows.put(entry._id, row)
  tables.trash.delete(entry._id)
  if (item) tables.outbox.put(entry._id, item)
  await markEarlier(tables, entry._id)
}

/** Removes an entry from the list; its text stays for 30 days or until the server has it. */
export async function deleteRow(
  tables: Transaction,
  named: string,
  now: number,
  /** The server may have an entry without a copy here. */
  isDropped = false,
): Promise<void> {
  const id = await currentId(tables, named)
  const row = await tables.rows.get(id)
  if (!row && isDropped) await deleteUnseen(tables, id, now)
  if (!row) return
  const unseen = (await tables.outbox.get(id)) !== undefined
  const isQueued = await takeOut(tables, row, { now })
  const deletedAt = deletionTime(now, row.entry)
  if (!isQueued) tables.trash.put(id, { entry: row.entry, deletedAt })
  else if (unseen) {
    // The server's trash must contain the deleted text, not the one before it.
    putVersion(tables, row, deletedAt)
    await markEarlier(tables, id)
  }
}

async function deleteUnseen(tables: Transaction, id: string, now: number): Promise<void> {
  if (await tables.outbox.get(id)) return
  const deletedAt = new Date(now).toISOString()
  const edits = await nextEdit(tables)
  tables.outbox.put(id, { kind: 'delete', id, edits, sent: false, deletedAt, row: null })
}

async function takeOut(
  tables: Transaction,
  row: LocalRow,
  how: Parameters<typeof outboxAfterDelete>[3],
): Promise<boolean> {
  const id = row.entry._id
  const before = await asMarked(tables, await tables.outbox.get(id))
  const item = outboxAfterDelete(before, row, await nextEdit(tables), how)
  tables.rows.delete(id)
  if (item) tables.outbox.put(id, item)
  else tables.outbox.delete(id)
  return item !== undefined
}

/**
 * Makes an entry local and saves it in one transaction: the server's deletion is queued only once
 * the text is safe here.
 */
export async function moveHere(
  tables: Transaction,
  entry: Unstamped,
  { localId, now }: { readonly localId: string; readonly now: number },
): Promise<Entry> {
  const id = await currentId(tables, entry._id)
  if (isLocalId(id)) return saveRow(tables, entry, now)
  const row = await tables.rows.get(id)
  if (row) await takeOut(tables, row, { now, moves: true })
  tables.aliases.put(id, { old: id, id: localId })
  await renameVersions(tables, id, localId)
  const stamped = { ...entry, _id: localId, updatedAt: nextUpdatedAt(now, row?.entry) }
  if (row && !sameWords(row.entry, stamped)) {
    const moved = { ...row, entry: { ...row.entry, _id: localId } }
    keepReplaced(tables, moved, entry, stamped, now)
  }
  await putRow(tables, stamped, { base: null, at: writtenAt(row, stamped, now), since: now })
  return stamped
}

/** Restores a deleted entry, from the local trash or before the server learns of the deletion. */
export async function undelete(
  tables: Transaction,
  named: string,
  now: number,
): Promise<Entry | undefined> {
  const id = await currentId(tables, named)
  const trashed = await tables.trash.get(id)
  const item = await tables.outbox.get(id)
  const pending = item?.kind === 'delete' && item.row ? item : undefined
  const entry = trashed?.entry ?? pending?.row?.entry
  const deletedAt = trashed?.deletedAt ?? pending?.deletedAt
  if (!entry || deletedAt === undefined) return undefined
  const back = { ...entry, _id: id, updatedAt: nextUpdatedAt(now, { updatedAt: deletedAt }) }
  // The text keeps its age, so the next edit starts its own sitting.
  const base = pending?.row?.base ?? null
  await putRow(tables, back, { base, at: 0, ...sinceOf(id, undefined, now) })
  return back
}

/**
 * The server refused a deletion: restores the entry, unless it was edited or deleted again since.
 */
export async function takeBack(tables: Transaction, named: string, edits: number): Promise<void> {
  const own = await tables.outbox.get(named)
  const id = own ? named : await currentId(tables, named)
  const item = own ?? (await tables.outbox.get(id))
  if (item?.kind !== 'delete' || item.edits !== edits) return
  tables.outbox.delete(id)
  tables.aliases.delete(id)
  if (item.row) tables.rows.put(id, item.row)
}

/** Whether a row is a mere copy of what the server has. */
export function isCopy(
  { entry: { _id: id } }: Pick<LocalRow, 'entry'>,
  outbox: ReadonlyMap<string, unknown>,
): boolean {
  return !isLocalId(id) && !isTempId(id) && !outbox.has(id)
}
