import type { Entry } from '@daywell/core/journal'
import type { LocalRow } from '@daywell/core/sync'
import {
  type Backend,
  isStorageFull,
  type Transaction,
} from '#device/local-store/tables/backend.ts'
import type { Snapshot } from './snapshot.ts'
import { isCopy } from './writes.ts'

/** Set until a copy is evicted. A deletion still works on a full device; a write doesn't. */
const COMPLETE = 'complete'

/** With the reserve in use, an eviction's own bookkeeping must not consume all of it. */
export const CAUTIOUS_EVICTION_CHARS = 100_000

/**
 * Evicts the oldest quarter of what the server has, up to a number of characters and never an open
 * entry; returns how many.
 */
export async function dropOldestCopies(
  tables: Transaction,
  snapshot: Snapshot,
  { letters, inUse }: { readonly letters: number; readonly inUse: (id: string) => boolean },
): Promise<number> {
  const copies = copiesIn(snapshot)
    .filter(({ entry }) => !inUse(entry._id))
    .sort((a, b) => Date.parse(a.entry.createdAt) - Date.parse(b.entry.createdAt))
  let sum = 0
  const few = copies.slice(0, Math.ceil(copies.length / 4)).filter(({ entry }) => {
    sum += entry.content.length
    return sum <= letters
  })
  const gone = await drop(tables, few)
  if (gone > 0) tables.facts.delete(COMPLETE)
  return gone
}

/** Evicts entries whose newer version on the server doesn't fit here. */
export async function dropOutdated(tables: Transaction, entries: readonly Entry[]): Promise<void> {
  for (const { _id: id, updatedAt } of entries) {
    const row = await tables.rows.get(id)
    // Pending edits and equally new answers stay.
    const isOlder = row && Date.parse(row.entry.updatedAt) < Date.parse(updatedAt)
    if (!isOlder || (await tables.outbox.get(id))) continue
    tables.rows.delete(id)
    tables.facts.delete(COMPLETE)
  }
}

export async function dropAllCopies(tables: Transaction): Promise<void> {
  const waiting = new Map((await tables.outbox.all()).map((item) => [item.id, item]))
  const copies = (await tables.rows.all()).filter((row) => isCopy(row, waiting))
  for (const { entry } of copies) tables.rows.delete(entry._id)
  tables.facts.delete('lastSync')
}

/** After an eviction, the next start fetches everything again. */
export async function startComplete(backend: Backend): Promise<void> {
  const incomplete = await backend.transact('readwrite', async ({ facts }) => {
    const complete = await facts.get(COMPLETE)
    if (!complete) facts.delete('lastSync')
    return !complete
  })
  if (!incomplete) return
  await ifThereIsRoom(() =>
    backend.transact('readwrite', async ({ facts }) => facts.put(COMPLETE, true)),
  )
}

/** Whether no copy was evicted since everything was fetched. */
export async function isComplete({ facts }: Transaction): Promise<boolean> {
  return (await facts.get(COMPLETE)) === true
}

/** For work that can wait until a start with more room. */
export async function ifThereIsRoom(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}

async function drop({ rows, outbox }: Transaction, copies: readonly LocalRow[]): Promise<number> {
  let gone = 0
  for (const { entry } of copies) {
    // Another tab may have changed it since.
    if (await outbox.get(entry._id)) continue
    rows.delete(entry._id)
    gone += 1
  }
  return gone
}

function copiesIn({ rows, outbox }: Snapshot) {
  return [...rows.values()].filter((row) => isCopy(row, outbox))
}
