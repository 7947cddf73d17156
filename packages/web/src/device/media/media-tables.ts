import type { MediaInfo, MediaPart } from '@daywell/core/media'
import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'
import { mediaDatabaseName } from './forget-media.ts'

/** What this device knows of a photo or a recording. */
export interface MediaRow {
  readonly info: MediaInfo
  /** The parts whose bytes are on this device, whole. */
  readonly here: readonly MediaPart[]
  /** The parts that the server was seen to have whole. */
  readonly onServer: readonly MediaPart[]
  /** The server may know of it, even without any part. */
  readonly declared?: boolean
  /** When it was last added or shown (ms). */
  readonly usedAt: number
  /** Since when nothing on this device has named it (ms), as the daily look saw it. */
  readonly unnamedSince?: number
}

export function isDeclared({ declared, onServer }: MediaRow): boolean {
  return declared === true || onServer.length > 0
}

export function withoutServer({ declared: _, ...row }: MediaRow): MediaRow {
  return { ...row, onServer: [] }
}

export interface MediaTable<V> {
  get(key: string): Promise<V | undefined>
  all(): Promise<V[]>
  put(key: string, value: V): void
  delete(key: string): void
}

export interface MediaTables {
  readonly rows: MediaTable<MediaRow>
  readonly bytes: MediaTable<Blob>
}

/** Where photos and recordings are kept: what a transaction changes is on the disk once it resolves. */
export interface MediaBackend {
  transact<T>(mode: 'readonly' | 'readwrite', work: (tables: MediaTables) => Promise<T>): Promise<T>
  close(): void
}

const ROWS = 'rows'
const BYTES = 'bytes'

export function mediaDatabase(factory: IDBFactory | undefined, userId: string): MediaBackend {
  const connection = connectionTo(factory, mediaDatabaseName(userId))
  return {
    transact: (mode, work) => connection.use((db) => transact(db, mode, work)),
    close: connection.close,
  }
}

function tableOf<V>(store: IDBObjectStore): MediaTable<V> {
  return {
    get: (key) => resultOf(store.get(key)),
    all: () => resultOf(store.getAll()),
    put: (key, value) => void store.put(value, key),
    delete: (key) => void store.delete(key),
  }
}

/** Opened with the first use, and again after the browser has closed it, as phones do. */
function connectionTo(factory: IDBFactory | undefined, name: string) {
  let opened: Promise<IDBDatabase> | undefined
  let isClosed = false
  const open = async () => {
    // Work that outlives the journal would bring back a database that was just deleted.
    if (isClosed) throw new DOMException('The journal is closed', 'AbortError')
    if (!factory) throw new DOMException('No IndexedDB', 'NotSupportedError')
    return openDatabase(factory, name, (created) => {
      created.createObjectStore(ROWS)
      created.createObjectStore(BYTES)
    })
  }
  const current = () => {
    const mine = opened ?? open()
    opened = mine
    mine.catch(() => {
      if (opened === mine) opened = undefined
    })
    return mine
  }
  return {
    async use<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
      const mine = current()
      try {
        return await work(await mine)
      } catch (error) {
        if (!wasClosed(error)) throw error
        if (opened === mine) opened = undefined
        return work(await current())
      }
    },
    close() {
      isClosed = true
      opened?.then(
        (db) => db.close(),
        () => {},
      )
      opened = undefined
    },
  }
}

function wasClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

async function transact<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (tables: MediaTables) => Promise<T>,
): Promise<T> {
  // Durability: a text may name what is stored here, so it must survive a power cut.
  const transaction = db.transaction([ROWS, BYTES], mode, { durability: 'strict' })
  const ended = completionOf(transaction)
  try {
    const rows = tableOf<MediaRow>(transaction.objectStore(ROWS))
    const result = await work({ rows, bytes: tableOf(transaction.objectStore(BYTES)) })
    await ended
    return result
  } catch (error) {
    // The transaction has the reason; its requests only report an abort.
    await ended.catch(() => {})
    throw transaction.error ?? error
  }
}
