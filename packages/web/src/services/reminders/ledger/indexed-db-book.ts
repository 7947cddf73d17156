import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'
import type { Book } from './book.ts'

const NAME = 'daywell-reminders'
const TABLE = 'kept'

/**
 * Opened for each use: it's used a few times a day, and phones force-close a database that a frozen
 * page holds open.
 */
export function indexedDbBook(factory: IDBFactory): Book {
  return {
    read: (name) => inTable(factory, 'readonly', (table) => resultOf(table.get(name))),
    change: (name, act) =>
      inTable(factory, 'readwrite', async (table) => {
        const { after, result } = act(await resultOf(table.get(name)))
        if (after === undefined) table.delete(name)
        else table.put(after, name)
        return result
      }),
  }
}

async function inTable<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(factory, NAME, (created) => {
    created.createObjectStore(TABLE)
  })
  try {
    const transaction = db.transaction(TABLE, mode)
    const ended = completionOf(transaction)
    const result = await work(transaction.objectStore(TABLE))
    await ended
    return result
  } finally {
    db.close()
  }
}
