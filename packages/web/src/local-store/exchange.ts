import type { Entry } from '@daywell/core/journal'
import {
  applyAnswer,
  idsTouched,
  type LocalRow,
  type OutboxItem,
  type Sent,
  type SyncAnswer,
} from '@daywell/core/sync'
import { renameVersions } from './kept-versions.ts'
import type { Transaction } from './shelf.ts'

/** A change with the words that it carries; a deletion carries none. */
export interface Outgoing {
  readonly item: OutboxItem
  readonly entry: Entry | undefined
  /** Versions that have to arrive before it, oldest first. */
  readonly earlier: readonly Entry[]
}

/** Marks changes as sent before anything of them leaves: a tab can close at any moment. */
export async function checkOut(tables: Transaction, ids: readonly string[]): Promise<Outgoing[]> {
  const going = await Promise.all(ids.map((id) => checkOneOut(tables, id)))
  return going.flatMap((one) => one ?? [])
}

async function checkOneOut(tables: Transaction, id: string): Promise<Outgoing | undefined> {
  const item = await tables.outbox.get(id)
  if (!item) return undefined
  const row = item.kind === 'save' ? await tables.rows.get(id) : undefined
  if (item.kind === 'save' && !row) {
    tables.outbox.delete(id)
    return undefined
  }
  if (!item.sent) tables.outbox.put(id, { ...item, sent: true })
  const versions = item.earlier ? await tables.revisions.all(`${id}/`) : []
  const earlier = versions.map(({ entry }) => entry)
  return { item: { ...item, sent: true }, entry: row?.entry, earlier }
}

/** Takes an answer in, together with the time up to which it speaks. */
export async function applyTo(
  tables: Transaction,
  sent: readonly Sent[],
  answer: SyncAnswer & { readonly syncedAt?: string },
  delivered: readonly Entry[],
): Promise<void> {
  for (const { _id, updatedAt } of delivered) tables.revisions.delete(`${_id}/${updatedAt}`)
  const rows = new Map<string, LocalRow | undefined>()
  const items = new Map<string, OutboxItem | undefined>()
  // All at once: a page of 500 would wait a thousand times for the database otherwise.
  await Promise.all(
    [...idsTouched(sent, answer)].map(async (id) => {
      rows.set(id, await tables.rows.get(id))
      items.set(id, await tables.outbox.get(id))
    }),
  )
  const view = { row: (id: string) => rows.get(id), item: (id: string) => items.get(id) }
  const change = applyAnswer(view, sent, answer)
  lay(tables.rows, change.rows)
  lay(tables.outbox, change.outbox)
  await Promise.all(
    [...change.aliases].map(([old, id]) => {
      tables.aliases.put(old, { old, id })
      return renameVersions(tables, old, id)
    }),
  )
  if (answer.syncedAt) tables.facts.put('lastSync', answer.syncedAt)
}

function lay<V>(
  table: { put(key: string, value: V): void; delete(key: string): void },
  changes: ReadonlyMap<string, V | null>,
): void {
  for (const [key, value] of changes) {
    if (value === null) table.delete(key)
    else table.put(key, value)
  }
}
