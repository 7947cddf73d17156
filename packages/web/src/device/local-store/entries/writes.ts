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

/** An entry as it is to be saved; when it was saved the store says itself. */
export type Unstamped = Omit<Entry, 'updatedAt'> & {
  /** The version on which it was written. */
  readonly updatedAt?: string
}

const EDITS = 'edits'

/** The number of the next edit; never given twice on a device, whatever becomes of the entry. */
export async function nextEdit(tables: Transaction): Promise<number> {
  const edits = (await lastEditIn(tables)) + 1
  tables.facts.put(EDITS, edits)
  return edits
}

export async function lastEditIn({ facts }: Transaction): Promise<number> {
  return ((await facts.get(EDITS)) as number | undefined) ?? 0
}

/** Puts the row and its outbox item down together. */
export async function saveRow(tables: Transaction, entry: Unstamped, now: number): Promise<Entry> {
  const id = await currentId(tables, entry._id)
  const row = await tables.rows.get(id)
  const before = await tables.outbox.get(id)
  const trashed = await tables.trash.get(id)
  // Who saves what is being deleted takes the deletion back, and so has to be later.
  const deletedAt = before?.kind === 'delete' ? before.deletedAt : trashed?.deletedAt
  // Where the copy made room meanwhile, the version that was on the screen is the one edited.
  const { updatedAt: seen } = entry
  const shown = row?.entry ?? (seen === undefined ? undefined : { updatedAt: seen })
  const edited = deletedAt === undefined ? shown : { updatedAt: deletedAt }
  const stamped = { ...entry, _id: id, updatedAt: nextUpdatedAt(now, edited) }
  if (trashed) putVersion(tables, { entry: trashed.entry, edits: 0, base: null }, stamped.updatedAt)
  // What the server has it keeps itself; what it has not is kept here until it does.
  const unseen = row && (isLocalId(id) || before) && !sameWords(row.entry, stamped)
  if (unseen) keepReplaced(tables, row, entry, stamped, now)
  const at = writtenAt(row, stamped, now)
  await putRow(tables, stamped, { base: row?.base ?? null, at, ...sinceOf(id, row, now) })
  return stamped
}

/** Since when an entry has lived here alone. Of a row without it, its id has to tell. */
export function sinceOf(
  id: string,
  row: LocalRow | undefined,
  now: number,
): Pick<LocalRow, 'since'> {
  const since = row ? row.since : now
  return isLocalId(id) && since !== undefined ? { since } : {}
}

/** Keeps a version that is replaced, unless whoever wrote the next one had it before their eyes. */
function keepReplaced(
  tables: Transaction,
  replaced: LocalRow,
  { updatedAt: seen }: Unstamped,
  by: Entry,
  now: number,
): void {
  // Another tab saved meanwhile: its words were never seen here, and do not make way unasked.
  const overlooked = seen !== undefined && seen !== replaced.entry.updatedAt
  if (overlooked) putVersion(tables, replaced, by.updatedAt)
  else keepVersion(tables, replaced, by, now)
}

/** Words that are saved again, or only moved, are as old as they were. */
function writtenAt(row: LocalRow | undefined, saved: Entry, now: number): number {
  return row && sameWords(row.entry, saved) ? (row.at ?? 0) : now
}

/** Notes on the outbox item whether earlier versions have to go with it. */
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

/** Takes an entry out of the list; its words stay until the server, or 30 days, have them. */
export async function deleteRow(
  tables: Transaction,
  named: string,
  now: number,
  /** The server may have an entry of which no copy is here. */
  isDropped = false,
): Promise<void> {
  const id = await currentId(tables, named)
  const row = await tables.rows.get(id)
  if (!row && isDropped) await deleteUnseen(tables, id, now)
  if (!row) return
  const unseen = (await tables.outbox.get(id)) !== undefined
  const told = await takeOut(tables, row, { now })
  const deletedAt = deletionTime(now, row.entry)
  if (!told) tables.trash.put(id, { entry: row.entry, deletedAt })
  else if (unseen) {
    // The server is to have under Recently deleted what was deleted, and not what it had before.
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
 * Makes an entry one that stays on the device, with what is to be saved of it, in one step: the
 * deletion on the server waits in the outbox only once the words are safe here.
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

/** Brings a deleted entry back: from this device's trash, or before the server has heard of it. */
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
  // Its words are as old as they were: the next edit begins a sitting of its own.
  const base = pending?.row?.base ?? null
  await putRow(tables, back, { base, at: 0, ...sinceOf(id, undefined, now) })
  return back
}

/** A deletion that the server refused: the entry is back, unless the person has acted since. */
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
