import { isLocalId } from '@daywell/core/journal'
import { type DeleteItem, type LocalRow, sameWords } from '@daywell/core/sync'
import type { Alias, Transaction, Trashed } from '#device/local-store/tables/backend.ts'
import type { Maps } from '#device/local-store/tables/staged-tables.ts'
import { putVersion, renameVersions } from '#device/local-store/versions/kept-versions.ts'
import { currentId } from './aliases.ts'
import { deleteRow, markEarlier, nextEdit } from './writes.ts'

/**
 * Migrates what was written while the database couldn't be opened. Of two versions the newer one
 * wins, and the other is kept. Idempotent. Copies of what the server has are left out and fetched
 * again.
 */
export async function moveIn(tables: Transaction, from: Maps): Promise<void> {
  for (const alias of from.aliases.values()) await moveAlias(tables, from, alias)
  for (const [id, row] of from.rows) {
    if (isLocalId(id) || from.outbox.has(id)) await moveRow(tables, id, row)
  }
  for (const trashed of from.trash.values()) await moveTrashed(tables, trashed)
  for (const item of from.outbox.values()) {
    if (item.kind === 'delete') await moveDeletion(tables, item)
  }
  for (const { id, entry, at, replacedAt } of from.revisions.values()) {
    const row: LocalRow = { entry, edits: 0, base: null, at }
    await keep(tables, await currentId(tables, id), row, replacedAt)
  }
  tables.facts.delete('lastSync')
}

async function moveAlias(tables: Transaction, from: Maps, { old, id }: Alias): Promise<void> {
  if (await tables.aliases.get(old)) return
  const row = await tables.rows.get(old)
  // Already has a server id; the next sync confirms that again.
  if (row && !isLocalId(id)) return
  if (row) await leaveServer(tables, from, row, id)
  tables.aliases.put(old, { old, id })
}

/** The entry was moved to the device, so its pending changes must not be sent. */
async function leaveServer(tables: Transaction, from: Maps, row: LocalRow, id: string) {
  const old = row.entry._id
  const unseen = await tables.outbox.get(old)
  const moved = from.rows.get(id)
  await renameVersions(tables, old, id)
  if (unseen && moved && !sameWords(row.entry, moved.entry)) {
    putVersion(tables, { ...row, entry: { ...row.entry, _id: id } }, moved.entry.updatedAt)
  }
  const deletedAt = moved?.entry.updatedAt ?? row.entry.updatedAt
  const edits = await nextEdit(tables)
  tables.rows.delete(old)
  tables.outbox.put(old, { kind: 'delete', id: old, edits, sent: true, deletedAt, row, purge: {} })
}

async function moveRow(tables: Transaction, named: string, row: LocalRow): Promise<void> {
  const id = await currentId(tables, named)
  const here = await tables.rows.get(id)
  if (here && sameWords(here.entry, row.entry)) return
  const { updatedAt } = row.entry
  const trashed = await tables.trash.get(id)
  const item = await tables.outbox.get(id)
  const gone = trashed?.deletedAt ?? (item?.kind === 'delete' ? item.deletedAt : undefined)
  const since = here?.entry.updatedAt ?? gone
  if (since !== undefined && isBefore(updatedAt, since)) return keep(tables, id, row, since)
  const entry = { ...row.entry, _id: id }
  tables.rows.put(id, { ...row, entry, base: here?.base ?? row.base })
  tables.trash.delete(id)
  await resend(tables, id)
  const lost = here ?? (trashed && { entry: trashed.entry, edits: 0, base: null })
  // The server itself keeps the versions of what was a mere copy.
  if (lost && (isLocalId(id) || item || trashed)) await keep(tables, id, lost, updatedAt)
}

async function moveTrashed(tables: Transaction, { entry, deletedAt }: Trashed): Promise<void> {
  const id = await currentId(tables, entry._id)
  const here = await tables.rows.get(id)
  const words: LocalRow = { entry, edits: 0, base: null }
  if (here) {
    if (!sameWords(here.entry, entry)) await keep(tables, id, words, deletedAt)
    if (isBefore(deletedAt, here.entry.updatedAt)) return
    return deleteRow(tables, id, Date.parse(deletedAt))
  }
  if (!(await tables.trash.get(id)) && !(await tables.outbox.get(id))) {
    tables.trash.put(id, { entry: { ...entry, _id: id }, deletedAt })
  }
}

async function moveDeletion(tables: Transaction, item: DeleteItem): Promise<void> {
  const own = (await tables.rows.get(item.id)) !== undefined
  const id = own ? item.id : await currentId(tables, item.id)
  const here = await tables.rows.get(id)
  if (isLocalId(id) || !here) {
    // The server still has to learn that an entry moved to the device.
    if (await tables.outbox.get(item.id)) return
    return tables.outbox.put(item.id, { ...item, edits: await nextEdit(tables), sent: true })
  }
  if (!isBefore(item.deletedAt, here.entry.updatedAt)) {
    await deleteRow(tables, id, Date.parse(item.deletedAt))
  }
  const words = item.row
  if (words && !sameWords(words.entry, here.entry)) await keep(tables, id, words, item.deletedAt)
}

/** Keeps a version, and queues it for the server if its entry is there. */
async function keep(tables: Transaction, id: string, row: LocalRow, replacedAt: string) {
  const { entry } = row
  if (await tables.revisions.get(`${id}/${entry.updatedAt}`)) return
  putVersion(tables, { ...row, entry: { ...entry, _id: id } }, replacedAt)
  await resend(tables, id)
}

/** Queues an entry with its earlier versions again; the server may have seen some of them. */
async function resend(tables: Transaction, id: string): Promise<void> {
  const row = await tables.rows.get(id)
  if (row && !isLocalId(id)) {
    const edits = await nextEdit(tables)
    tables.rows.put(id, { ...row, edits })
    tables.outbox.put(id, { kind: 'save', id, edits, sent: true })
  }
  await markEarlier(tables, id)
}

function isBefore(instant: string, other: string): boolean {
  return Date.parse(instant) < Date.parse(other)
}
