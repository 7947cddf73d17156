import { type Shelf, TABLES, type Table, type Transaction } from './shelf.ts'

/** Each brings the database from the version of its place to the next; only ever appended to. */
const migrations: readonly ((db: IDBDatabase) => void)[] = [
  (db) => {
    for (const name of TABLES) db.createObjectStore(name)
  },
]

export const SCHEMA = migrations.length

interface Opening {
  readonly factory: IDBFactory
  readonly name: string
  /** Another tab runs a newer version of the app; this one must not write any more. */
  readonly onOutdated: () => void
}

export async function indexedDbShelf({ factory, name, onOutdated }: Opening): Promise<Shelf> {
  let fresh = false
  const request = factory.open(name, SCHEMA)
  request.onupgradeneeded = ({ oldVersion }) => {
    fresh = oldVersion === 0
    for (const migrate of migrations.slice(oldVersion)) migrate(request.result)
  }
  const db = await answerOf(request)
  db.onversionchange = () => {
    db.close()
    onOutdated()
  }
  return {
    kind: 'indexed-db',
    fresh,
    transact: (mode, work) => transact(db, mode, work),
    close: () => db.close(),
  }
}

async function transact<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (tables: Transaction) => Promise<T>,
): Promise<T> {
  // Strict: what a person saw saved must outlive a power cut.
  const transaction = db.transaction(TABLES, mode, { durability: 'strict' })
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
  })
  try {
    const result = await work(tablesOf(transaction))
    await ended
    return result
  } catch (error) {
    abort(transaction)
    // The transaction knows the reason; its requests only know that it ended.
    await ended.catch(() => {})
    throw transaction.error ?? error
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}

function tablesOf(transaction: IDBTransaction): Transaction {
  const tables = TABLES.map((name) => [name, tableOf(transaction.objectStore(name))])
  return Object.fromEntries(tables) as Transaction
}

function tableOf<V>(store: IDBObjectStore): Table<V> {
  return {
    get: (key) => answerOf(store.get(key)),
    all: (prefix = '') => answerOf(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    put: (key, value) => void store.put(value, key),
    delete: (key) => void store.delete(key),
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
