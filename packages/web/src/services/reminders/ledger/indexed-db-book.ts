import type { Book } from './book.ts'

const NAME = 'daywell-reminders'
const TABLE = 'kept'

/**
 * Opened for each use: it is used a few times a day, and a database that is held open is closed by
 * force where a phone puts the page aside.
 */
export function indexedDbBook(factory: IDBFactory): Book {
  return {
    read: (name) => inTable(factory, 'readonly', (table) => answerOf(table.get(name))),
    change: (name, act) =>
      inTable(factory, 'readwrite', async (table) => {
        const { after, result } = act(await answerOf(table.get(name)))
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
  const db = await opened(factory)
  try {
    const transaction = db.transaction(TABLE, mode)
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await work(transaction.objectStore(TABLE))
    await ended
    return result
  } finally {
    db.close()
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE)
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
