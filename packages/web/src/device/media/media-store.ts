import {
  type MediaInfo,
  type MediaPart,
  type MediaPartInfo,
  mediaInfo,
  mediaPart,
  type StoredMedia,
} from '@daywell/core/media'
import {
  type MediaBackend,
  type MediaRow,
  type MediaTables,
  mediaDatabase,
} from './media-tables.ts'

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
  /**
   * Atomic: makes `known` what the server has under its id. These bytes replace those that were
   * here, and parts that both have stay. False if another one is known by now.
   */
  replace(
    known: MediaInfo,
    stored: StoredMedia,
    bytes: ReadonlyMap<MediaPart, Blob>,
  ): Promise<boolean>
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

export function mediaStore(factory: IDBFactory | undefined, userId: string): MediaStore {
  return mediaStoreOn(mediaDatabase(factory, userId))
}

export function mediaStoreOn({ transact, close }: MediaBackend): MediaStore {
  return {
    get: (id) => transact('readonly', ({ rows }) => rows.get(id)),
    all: () => transact('readonly', ({ rows }) => rows.all()),
    put: (info, parts, usedAt) =>
      transact('readwrite', async ({ rows, bytes }) => {
        const row = await rows.get(info.id)
        if (row && !isSame(row.info, info)) return false
        for (const [part, blob] of parts) bytes.put(keyOf(info.id, part), blob)
        const here = [...new Set([...(row?.here ?? []), ...parts.keys()])]
        const { unnamedSince: _, ...known } = row ?? { onServer: [] }
        rows.put(info.id, { ...known, info, here, usedAt })
        return true
      }),
    learn: (stored, now) =>
      transact('readwrite', async ({ rows }) => {
        for (const { whole: onServer, ...info } of stored) {
          const row = await rows.get(info.id)
          if (row && !isSame(row.info, info)) continue
          const next = row ?? { info, here: [], usedAt: now }
          rows.put(info.id, { ...next, onServer, declared: true })
        }
      }),
    replace: (known, { whole: onServer, ...info }, parts) =>
      transact('readwrite', async ({ rows, bytes }) => {
        const row = await rows.get(known.id)
        if (!row || !isSame(row.info, known)) return false
        for (const [part, blob] of parts) bytes.put(keyOf(known.id, part), blob)
        const here = [...new Set([...row.here, ...parts.keys()])]
        rows.put(known.id, { ...row, info, here, onServer, declared: true })
        return true
      }),
    change: (id, act) =>
      transact('readwrite', async ({ rows }) => {
        const row = await rows.get(id)
        if (row) rows.put(id, act(row))
      }),
    async read(id, { part, type }) {
      const blob = await transact('readonly', ({ bytes }) => bytes.get(keyOf(id, part)))
      return blob?.slice(0, blob.size, type)
    },
    drop: (id, parts) =>
      transact('readwrite', async ({ rows, bytes }) => {
        const row = await rows.get(id)
        for (const part of parts) bytes.delete(keyOf(id, part))
        if (row) rows.put(id, { ...row, here: row.here.filter((part) => !parts.includes(part)) })
      }),
    remove: (id) => transact('readwrite', async (tables) => removeWith(tables, id)),
    removeIf: (id, holds) =>
      transact('readwrite', async (tables) => {
        const row = await tables.rows.get(id)
        if (!row || !holds(row)) return false
        removeWith(tables, id)
        return true
      }),
    close,
  }
}

function removeWith({ rows, bytes }: MediaTables, id: string): void {
  rows.delete(id)
  for (const part of mediaPart.options) bytes.delete(keyOf(id, part))
}

/** Whatever the order of their fields. */
function isSame(one: MediaInfo, other: MediaInfo): boolean {
  const inOrder = (info: MediaInfo) => JSON.stringify(mediaInfo.parse(info))
  return inOrder(one) === inOrder(other)
}

const keyOf = (id: string, part: MediaPart) => `${id}/${part}`
