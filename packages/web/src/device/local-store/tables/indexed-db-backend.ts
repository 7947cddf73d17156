import { completionOf, resultOf } from '#device/local-store/tables/indexed-db.ts'
import { type Backend, TABLES, type Table, type Transaction } from './backend.ts'

/** Migrations by version number; append only. */
const migrations: readonly ((db: IDBDatabase) => void)[] = [
  (db) => {
    for (const name of TABLES) db.createObjectStore(name)
  },
]

export const SCHEMA = migrations.length

interface Opening {
  readonly factory: IDBFactory
  readonly name: string
  /** Another tab runs a newer version of the app; this one must not write anymore. */
  readonly onOutdated: () => void
  /** The browser has closed the database for good, or deleted it. */
  readonly onLost: () => void
}

export async function indexedDbBackend(opening: Opening): Promise<Backend> {
  let ended = false
  const end = () => {
    ended = true
  }
  const first = await connect(opening, end)
  let current = Promise.resolve(first.db)

  /** Shared by everyone who found it closed: the first one reopens it. */
  const reopen = (closed: Promise<IDBDatabase>): Promise<IDBDatabase> => {
    if (current === closed) current = connectAgain(opening, end)
    return current
  }
  const run = async <T>(mode: IDBTransactionMode, work: (tables: Transaction) => Promise<T>) => {
    const mine = current
    try {
      return await transact(await mine, mode, work)
    } catch (error) {
      if (ended || !isInterrupted(error)) throw error
      // It was rolled back, so it can be retried.
      return transact(await reopen(mine), mode, work)
    }
  }
  return {
    kind: 'indexed-db',
    fresh: first.fresh,
    transact: run,
    close() {
      end()
      current.then(
        (db) => db.close(),
        () => {},
      )
    },
  }
}

async function connectAgain(opening: Opening, end: () => void): Promise<IDBDatabase> {
  try {
    const { db, fresh } = await connect(opening, end)
    if (!fresh) return db
    db.close()
    throw new DOMException('The browser has removed the database', 'InvalidStateError')
  } catch (error) {
    end()
    opening.onLost()
    throw error
  }
}

/** A browser may close a database by force, as phones do with a frozen page. */
function isInterrupted(error: unknown): boolean {
  const names = ['InvalidStateError', 'AbortError', 'UnknownError']
  return error instanceof DOMException && names.includes(error.name)
}

async function connect({ factory, name, onOutdated }: Opening, end: () => void) {
  let fresh = false
  const request = factory.open(name, SCHEMA)
  request.onupgradeneeded = ({ oldVersion }) => {
    fresh = oldVersion === 0
    for (const migrate of migrations.slice(oldVersion)) migrate(request.result)
  }
  const db = await resultOf(request)
  db.onversionchange = () => {
    end()
    db.close()
    onOutdated()
  }
  return { db, fresh }
}

async function transact<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (tables: Transaction) => Promise<T>,
): Promise<T> {
  // Durability: what a person saw saved must survive a power cut.
  const transaction = db.transaction(TABLES, mode, { durability: 'strict' })
  const ended = completionOf(transaction)
  try {
    const result = await work(tablesOf(transaction))
    await ended
    return result
  } catch (error) {
    abort(transaction)
    // The transaction has the reason; its requests only report an abort.
    await ended.catch(() => {})
    throw transaction.error ?? error
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Already over.
  }
}

function tablesOf(transaction: IDBTransaction): Transaction {
  const tables = TABLES.map((name) => [name, tableOf(transaction.objectStore(name))])
  return Object.fromEntries(tables) as Transaction
}

function tableOf<V>(store: IDBObjectStore): Table<V> {
  return {
    get: (key) => resultOf(store.get(key)),
    all: (prefix = '') => readAll(store, startingWith(prefix)),
    async last(prefix) {
      const cursor = await resultOf(store.openCursor(startingWith(prefix), 'prev'))
      return cursor?.value
    },
    count: (prefix) => resultOf(store.count(startingWith(prefix))),
    put: (key, value) => void store.put(value, key),
    delete: (key) => void store.delete(key),
  }
}

/** Rows that are cloned in one task; reading thousands at once would block the page. */
const PAGE_ROWS = 500

/** Reads all values in pages, each in a task of its own, within one transaction. */
async function readAll<V>(store: IDBObjectStore, range: IDBKeyRange): Promise<V[]> {
  const first: V[] = await resultOf(store.getAll(range, PAGE_ROWS))
  if (first.length < PAGE_ROWS) return first
  const keys = await resultOf(store.getAllKeys(range))
  const pages: Promise<V[]>[] = []
  for (let start = PAGE_ROWS; start < keys.length; start += PAGE_ROWS) {
    const last = Math.min(start + PAGE_ROWS, keys.length) - 1
    pages.push(resultOf(store.getAll(IDBKeyRange.bound(keys[start], keys[last]))))
  }
  return first.concat(...(await Promise.all(pages)))
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}
