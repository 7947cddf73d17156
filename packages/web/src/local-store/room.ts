import type { LocalRow } from '@daywell/core/sync'
import { isStorageFull, type Shelf, type Transaction } from './shelf.ts'
import type { Snapshot } from './snapshot.ts'
import { isCopy } from './writes.ts'

/** There while no copy was dropped for want of room, when nothing can be noted any more. */
const COMPLETE = 'complete'

/** Drops the oldest quarter of what the server has too; answers how many copies went. */
export async function dropOldestCopies(tables: Transaction, snapshot: Snapshot): Promise<number> {
  const copies = copiesIn(snapshot).sort(
    (a, b) => Date.parse(a.entry.createdAt) - Date.parse(b.entry.createdAt),
  )
  const gone = await drop(tables, copies.slice(0, Math.ceil(copies.length / 4)))
  if (gone > 0) tables.facts.delete(COMPLETE)
  return gone
}

export async function dropAllCopies(tables: Transaction, snapshot: Snapshot): Promise<void> {
  await drop(tables, copiesIn(snapshot))
  tables.facts.delete('lastSync')
}

/** After copies were dropped for want of room the next start asks for everything again. */
export async function startComplete(shelf: Shelf): Promise<void> {
  const incomplete = await shelf.transact('readwrite', async ({ facts }) => {
    const complete = await facts.get(COMPLETE)
    if (!complete) facts.delete('lastSync')
    return !complete
  })
  if (incomplete) await ifThereIsRoom(shelf, async ({ facts }) => facts.put(COMPLETE, true))
}

/** Writes what can wait for a start with more room. */
export async function ifThereIsRoom(
  shelf: Shelf,
  work: (tables: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await shelf.transact('readwrite', work)
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
