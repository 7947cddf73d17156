import { type Entry, isLocalId, type Revision } from '@daywell/core/journal'
import { type DeleteItem, sameWords } from '@daywell/core/sync'
import { currentId } from '#device/local-store/entries/aliases.ts'
import type { Transaction } from '#device/local-store/tables/backend.ts'

/** Fetches an entry's earlier versions before the server removes it. */
export async function takeRevisions(
  tables: Transaction,
  id: string,
  revisions: readonly Revision[],
): Promise<void> {
  const move = await moveOf(tables, id)
  if (!move) return
  for (const revision of revisions) await keep(tables, move.localId, revision)
  const purge = { ...move.item.purge, revisions: revisions.length }
  tables.outbox.put(id, { ...move.item, purge })
}

/**
 * Keeps a version that was on the server when the entry moved here, and that was never seen here.
 */
export async function keepUnseen(tables: Transaction, entry: Entry): Promise<void> {
  const move = await moveOf(tables, entry._id)
  if (!move) return
  const { row, deletedAt: replacedAt } = move.item
  const isHere = row && sameWords(row.entry, entry)
  if (!isHere) await keep(tables, move.localId, { rev: entry._id, replacedAt, entry })
  const purge = { ...move.item.purge, seen: entry.updatedAt }
  tables.outbox.put(entry._id, { ...move.item, purge })
}

interface Move {
  readonly item: DeleteItem
  readonly localId: string
}

async function moveOf(tables: Transaction, id: string): Promise<Move | undefined> {
  const item = await tables.outbox.get(id)
  const localId = await currentId(tables, id)
  return item?.kind === 'delete' && item.purge && isLocalId(localId) ? { item, localId } : undefined
}

/** Versions may share a timestamp, so each needs its own key. */
async function keep(
  { revisions }: Transaction,
  id: string,
  { rev: name, replacedAt, entry }: Revision,
): Promise<void> {
  const known = await revisions.get(`${id}/${entry.updatedAt}`)
  if (known && sameWords(known.entry, entry)) return
  const rev = `${entry.updatedAt}~${name}`
  const at = Date.parse(replacedAt)
  revisions.put(`${id}/${rev}`, { id, rev, replacedAt, entry: { ...entry, _id: id }, at })
}
