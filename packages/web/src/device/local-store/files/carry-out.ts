import type { Action, KeepVersions, PutEntry } from '@daywell/core/backup'
import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import { type LocalRow, outboxAfterDelete, outboxAfterSave } from '@daywell/core/sync'
import { asMarked } from '../entries/sent-marks.ts'
import { markEarlier, nextEdit, sinceOf } from '../entries/writes.ts'
import type { Transaction } from '../tables/backend.ts'
import { putVersion, renameVersions } from '../versions/kept-versions.ts'
import type { OnServer } from './here.ts'

interface Circumstances {
  readonly now: number
  readonly server: OnServer | undefined
}

/**
 * Applies the plan for an imported entry: its row, its versions and its outbox item, in one
 * transaction.
 */
export async function carryOut(
  tables: Transaction,
  action: Action,
  circumstances: Circumstances,
): Promise<void> {
  if (action.kind === 'put') await put(tables, action, circumstances)
  else await keep(tables, action, circumstances)
}

async function put(tables: Transaction, action: PutEntry, { now, server }: Circumstances) {
  const { entry, was, deletedAt, replaces, versions } = action
  const id = entry._id
  if (was !== undefined) await leaveServer(tables, was, id, now)
  const row = await tables.rows.get(id)
  const item = await tables.outbox.get(id)
  // The server itself keeps the version of a mere copy that is replaced.
  const trashed = await tables.trash.get(id)
  const isHereAlone = isLocalId(id) || item || trashed
  const kept = [...versions, ...(replaces && isHereAlone ? [replaces] : [])]
  const stands = stampNewest(entry, kept)
  keepAll(tables, kept, stands.updatedAt)
  if (deletedAt !== undefined) return putDeleted(tables, stands, deletedAt)
  const known = server?.find(id)
  const base = row?.base ?? known?.entry?.updatedAt ?? null
  const at = Date.parse(stands.updatedAt)
  const edits = await nextEdit(tables)
  const next: LocalRow = { entry: stands, edits, base, at, ...sinceOf(id, row, now) }
  const waits = outboxAfterSave(item, next)
  tables.rows.put(id, next)
  if (trashed) tables.trash.delete(id)
  // Only a sync page can restore an entry the server counts as deleted.
  const sent = waits?.sent || known?.deletedAt !== undefined
  if (waits) tables.outbox.put(id, { ...waits, sent })
  await markEarlier(tables, id)
}

/** An entry moves to the device: its server copy is removed once the text is safe here. */
async function leaveServer(tables: Transaction, was: string, localId: string, now: number) {
  const row = await tables.rows.get(was)
  const before = await asMarked(tables, await tables.outbox.get(was))
  const edits = await nextEdit(tables)
  const deletedAt = new Date(now).toISOString()
  const unknown = { kind: 'delete', id: was, edits, sent: true, deletedAt, row: null } as const
  const item = row
    ? outboxAfterDelete(before, row, edits, { now, moves: true })
    : { ...(before?.kind === 'delete' ? before : unknown), purge: {} }
  tables.rows.delete(was)
  tables.trash.delete(was)
  if (item && !(isTempId(was) && !row && !before)) tables.outbox.put(was, item)
  else tables.outbox.delete(was)
  tables.aliases.put(was, { old: was, id: localId })
  await renameVersions(tables, was, localId)
}

/** A deleted entry of the server is sent as it is, followed by its deletion. */
async function putDeleted(tables: Transaction, entry: Entry, deletedAt: string): Promise<void> {
  const id = entry._id
  if (isLocalId(id)) return tables.trash.put(id, { entry, deletedAt })
  const row: LocalRow = { entry, edits: await nextEdit(tables), base: null }
  putVersion(tables, row, deletedAt)
  const waits = { id, edits: row.edits, sent: false, earlier: true } as const
  const since = later(deletedAt, entry.updatedAt)
  tables.outbox.put(id, { kind: 'delete', ...waits, deletedAt: since, row })
}

async function keep(tables: Transaction, action: KeepVersions, { server }: Circumstances) {
  const { id, versions } = action
  const row = await tables.rows.get(id)
  const newest = versions.reduce((latest, { updatedAt }) => later(latest, updatedAt), '')
  keepAll(tables, versions, row ? later(row.entry.updatedAt, newest) : newest)
  if (isLocalId(id) || (!row && (await tables.trash.get(id)))) return
  const item = await tables.outbox.get(id)
  const known = server?.find(id)
  const edits = await nextEdit(tables)
  const alive = row ?? (known && known.deletedAt === undefined && copyOf(known.entry))
  if (alive && item?.kind !== 'delete') {
    tables.rows.put(id, { ...alive, entry: stampNewest(alive.entry, versions), edits })
    tables.outbox.put(id, { kind: 'save', id, edits, sent: item?.sent ?? false, earlier: true })
    return
  }
  const deletedAt = item?.kind === 'delete' ? item.deletedAt : known?.deletedAt
  if (deletedAt === undefined) return
  const deletion = { row: null, ...item, kind: 'delete', id, edits, sent: true } as const
  tables.outbox.put(id, { ...deletion, earlier: true, deletedAt: later(deletedAt, newest) })
}

function copyOf(entry: Entry): LocalRow {
  return { entry, edits: 0, base: entry.updatedAt }
}

/** The current text, newer than all earlier versions: the server picks the current one by time. */
function stampNewest(entry: Entry, versions: readonly Entry[]): Entry {
  const newest = Math.max(...versions.map(({ updatedAt }) => Date.parse(updatedAt)))
  if (isLocalId(entry._id) || !(newest >= Date.parse(entry.updatedAt))) return entry
  return { ...entry, updatedAt: new Date(newest + 1).toISOString() }
}

function keepAll(tables: Transaction, versions: readonly Entry[], replacedAt: string): void {
  const inOrder = versions.toSorted((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt))
  for (const [index, entry] of inOrder.entries()) {
    const row = { entry, edits: 0, base: null, at: Date.parse(entry.updatedAt) }
    putVersion(tables, row, inOrder[index + 1]?.updatedAt ?? replacedAt)
  }
}

function later(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other
}
