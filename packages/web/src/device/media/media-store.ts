import {
  type MediaInfo,
  type MediaPart,
  type MediaPartInfo,
  mediaInfo,
  type StoredMedia,
} from '@daywell/core/media'
import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'
import { mediaDatabaseName } from './forget-media.ts'

/** What this device knows of a photo or a recording. */
export interface MediaRow {
  readonly info: MediaInfo
  /** The parts whose bytes are on this device, whole. */
  readonly here: readonly MediaPart[]
  /** The parts that the server was seen to have whole. */
  readonly onServer: readonly MediaPart[]
  /** When it was last added or shown (ms). */
  readonly usedAt: number
  /** Since when nothing on this device has named it (ms), as the daily look saw it. */
  readonly unnamedSince?: number
}

/** One person's photos and recordings on this device. */
export interface MediaStore {
  get(id: string): Promise<MediaRow | undefined>
  all(): Promise<MediaRow[]>
  /**
   * Atomic: the bytes and the row that names them are on the disk once this resolves. False if
   * another photo is known by this id.
   */
  put(info: MediaInfo, bytes: ReadonlyMap<MediaPart, Blob>, usedAt: number): Promise<boolean>
  /** What the server has, of these; rows that are new here have no bytes yet. */
  learn(stored: readonly StoredMedia[], now: number): Promise<void>
  /** Changes a row that is there, in one transaction with reading it. */
  change(id: string, act: (row: MediaRow) => MediaRow): Promise<void>
  /** The bytes of a part that is here; they stay on the disk until they're read. */
  read(id: string, part: MediaPartInfo): Promise<Blob | undefined>
  /** Removes the bytes of these parts. */
  drop(id: string, parts: readonly MediaPart[]): Promise<void>
  remove(id: string): Promise<void>
  /** Removes it if that still holds in the transaction that removes it. */
  removeIf(id: string, holds: (row: MediaRow) => boolean): Promise<boolean>
  close(): void
}

const ROWS = 'rows'
const BYTES = 'bytes'
type Tables = { readonly rows: IDBObjectStore; readonly bytes: IDBObjectStore }

export function mediaStore(factory: IDBFactory | undefined, userId: string): MediaStore {
  const connection = connectionTo(factory, mediaDatabaseName(userId))
  const inTables = <T>(mode: IDBTransactionMode, work: (tables: Tables) => Promise<T>) =>
    connection.use((db) => transact(db, mode, work))
  return {
    get: (id) => inTables('readonly', ({ rows }) => resultOf(rows.get(id))),
    all: () => inTables('readonly', ({ rows }) => resultOf(rows.getAll())),
    put: (info, parts, usedAt) =>
      inTables('readwrite', async ({ rows, bytes }) => {
        const row: MediaRow | undefined = await resultOf(rows.get(info.id))
        if (row && !isSame(row.info, info)) return false
        for (const [part, blob] of parts) bytes.put(blob, keyOf(info.id, part))
        const here = [...new Set([...(row?.here ?? []), ...parts.keys()])]
        const next: MediaRow = { info, here, onServer: row?.onServer ?? [], usedAt }
        rows.put(next, info.id)
        return true
      }),
    learn: (stored, now) =>
      inTables('readwrite', async ({ rows }) => {
        for (const { whole: onServer, ...info } of stored) {
          const row: MediaRow | undefined = await resultOf(rows.get(info.id))
          if (row && !isSame(row.info, info)) continue
          const next: MediaRow = row ?? { info, here: [], onServer, usedAt: now }
          rows.put({ ...next, onServer }, info.id)
        }
      }),
    change: (id, act) =>
      inTables('readwrite', async ({ rows }) => {
        const row: MediaRow | undefined = await resultOf(rows.get(id))
        if (row) rows.put(act(row), id)
      }),
    async read(id, { part, type }) {
      const blob: Blob | undefined = await inTables('readonly', ({ bytes }) =>
        resultOf(bytes.get(keyOf(id, part))),
      )
      return blob?.slice(0, blob.size, type)
    },
    drop: (id, parts) =>
      inTables('readwrite', async ({ rows, bytes }) => {
        const row: MediaRow | undefined = await resultOf(rows.get(id))
        for (const part of parts) bytes.delete(keyOf(id, part))
        if (row) rows.put({ ...row, here: row.here.filter((part) => !parts.includes(part)) }, id)
      }),
    remove: (id) => inTables('readwrite', async (tables) => removeWith(tables, id)),
    removeIf: (id, holds) =>
      inTables('readwrite', async (tables) => {
        const row: MediaRow | undefined = await resultOf(tables.rows.get(id))
        if (!row || !holds(row)) return false
        removeWith(tables, id)
        return true
      }),
    close: connection.close,
  }
}

function removeWith({ rows, bytes }: Tables, id: string): void {
  rows.delete(id)
  bytes.delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`))
}

/** Whatever the order of their fields. */
function isSame(one: MediaInfo, other: MediaInfo): boolean {
  const inOrder = (info: MediaInfo) => JSON.stringify(mediaInfo.parse(info))
  return inOrder(one) === inOrder(other)
}

const keyOf = (id: string, part: MediaPart) => `${id}/${part}`

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
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  // Durability: a text may name what is stored here, so it must survive a power cut.
  const transaction = db.transaction([ROWS, BYTES], mode, { durability: 'strict' })
  const ended = completionOf(transaction)
  try {
    const tables = { rows: transaction.objectStore(ROWS), bytes: transaction.objectStore(BYTES) }
    const result = await work(tables)
    await ended
    return result
  } catch (error) {
    // The transaction has the reason; its requests only report an abort.
    await ended.catch(() => {})
    throw transaction.error ?? error
  }
}
