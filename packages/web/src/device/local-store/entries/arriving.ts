import type { Entry } from '@daywell/core/journal'
import type { DeleteItem, OutboxItem } from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'
import { currentId } from './aliases.ts'

interface Rows {
  outbox(): readonly OutboxItem[]
  find(id: string): Entry | undefined
}

/**
 * An outbox deletion that belongs to a move: the entry moves here and isn't yet gone from the
 * server.
 */
export function isMove(item: OutboxItem): item is DeleteItem {
  return item.kind === 'delete' && item.purge !== undefined
}

/**
 * Entries that have just moved here: the server may still have earlier versions, which can only be
 * fetched until the move is complete.
 */
export function arriving(store: Rows): ReadonlySet<string | undefined> {
  return new Set(
    store.outbox().map((item) => (isMove(item) ? store.find(item.id)?._id : undefined)),
  )
}

/** The same for one entry, read in this transaction. */
export async function isArriving(tables: Transaction, id: string): Promise<boolean> {
  for (const item of await tables.outbox.all()) {
    if (isMove(item) && (await currentId(tables, item.id)) === id) return true
  }
  return false
}
