import type { Entry } from '@daywell/core/journal'
import type { LocalRow } from '@daywell/core/sync'
import {
  type Backend,
  isStorageFull,
  type Transaction,
} from '#device/local-store/tables/backend.ts'
import type { Snapshot } from './snapshot.ts'
import { isCopy } from './writes.ts'

/** There while no copy was dropped for want of room, when nothing can be noted any more. */
const COMPLETE = 'complete'

/** Where room was given up for it, a drop must not take all of that for noting itself. */
export const CAUTIOUS = 100_000

/**
 * Drops the oldest quarter of what the server has too, up to so many letters, and nothing that
 * somebody has before their eyes; answers how many went.
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

/** Drops what is here of entries of which the server has a newer version than fits here. */
export async function dropOutdated(tables: Transaction, entries: readonly Entry[]): Promise<void> {
  for (const { _id: id, updatedAt } of entries) {
    const row = await tables.rows.get(id)
    // What waits was written since, and what is as new came with an answer: both stay.
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

/** After copies were dropped for want of room the next start asks for everything again. */
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

/** Does what can wait for a start with more room. */
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
    // Another tab may have written into it since.
    if (await outbox.get(entry._id)) continue
    rows.delete(entry._id)
    gone += 1
  }
  return gone
}

function copiesIn({ rows, outbox }: Snapshot) {
  return [...rows.values()].filter((row) => isCopy(row, outbox))
}
