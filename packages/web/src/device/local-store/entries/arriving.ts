import type { Entry } from '@daywell/core/journal'
import type { DeleteItem, OutboxItem } from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'
import { currentId } from './aliases.ts'

interface Rows {
  outbox(): readonly OutboxItem[]
  find(id: string): Entry | undefined
}

/** An entry that moves to this device, and is not yet gone from the server. */
export function isMove(item: OutboxItem): item is DeleteItem {
  return item.kind === 'delete' && item.purge !== undefined
}

/**
 * The entries that have just moved here: the server may have earlier versions of them that come
 * here only as long as they live here.
 */
export function arriving(store: Rows): ReadonlySet<string | undefined> {
  return new Set(
    store.outbox().map((item) => (isMove(item) ? store.find(item.id)?._id : undefined)),
  )
}

/** The same of one entry, at this very moment. */
export async function isArriving(tables: Transaction, id: string): Promise<boolean> {
  for (const item of await tables.outbox.all()) {
    if (isMove(item) && (await currentId(tables, item.id)) === id) return true
  }
  return false
}
