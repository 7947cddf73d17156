import type { LocalRow } from '@daywell/core/sync'
import type { Transaction } from './shelf.ts'
import type { Snapshot } from './snapshot.ts'
import { isCopy } from './writes.ts'

const INCOMPLETE = 'incomplete'

/** Drops the oldest quarter of what the server has too; answers how many copies went. */
export async function dropOldestCopies(tables: Transaction, snapshot: Snapshot): Promise<number> {
  const copies = copiesIn(snapshot).sort(
    (a, b) => Date.parse(a.entry.createdAt) - Date.parse(b.entry.createdAt),
  )
  const gone = await drop(tables, copies.slice(0, Math.ceil(copies.length / 4)))
  if (gone > 0) tables.facts.put(INCOMPLETE, true)
  return gone
}

export async function dropAllCopies(tables: Transaction, snapshot: Snapshot): Promise<void> {
  await drop(tables, copiesIn(snapshot))
  tables.facts.delete('lastSync')
  tables.facts.delete(INCOMPLETE)
}

/** After copies were dropped for want of room the next start asks for everything again. */
export async function forgetLastSyncIfIncomplete(tables: Transaction): Promise<void> {
  if (!(await tables.facts.get(INCOMPLETE))) return
  tables.facts.delete(INCOMPLETE)
  tables.facts.delete('lastSync')
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
