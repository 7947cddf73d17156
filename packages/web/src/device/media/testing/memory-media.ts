import type { MediaBackend, MediaRow, MediaTable } from '#device/media/media-tables.ts'

/** The photos and recordings of a device, which outlive its tabs. */
export interface MediaMaps {
  readonly rows: Map<string, MediaRow>
  readonly bytes: Map<string, Blob>
  /** In bytes. */
  room: number
}

export function emptyMedia(): MediaMaps {
  return { rows: new Map(), bytes: new Map(), room: Number.POSITIVE_INFINITY }
}

/** One queue for each device: tabs take turns, as in a database. */
const queues = new WeakMap<MediaMaps, Promise<unknown>>()

export function memoryMedia(maps: MediaMaps = emptyMedia()): MediaBackend {
  return {
    transact(mode, work) {
      const queued = (queues.get(maps) ?? Promise.resolve()).then(async () => {
        const [rows, bytes] = [staged(maps.rows), staged(maps.bytes)]
        const result = await work({ rows: rows.table, bytes: bytes.table })
        if (mode === 'readonly') return result
        if (bytes.puts() && sizeOf(bytes.after()) > maps.room)
          throw new DOMException('There is no room left', 'QuotaExceededError')
        rows.apply()
        bytes.apply()
        return result
      })
      queues.set(
        maps,
        queued.catch(() => {}),
      )
      return queued
    },
    close() {},
  }
}

/** A table whose changes are there once they're applied. */
function staged<V>(kept: Map<string, V>) {
  const changes = new Map<string, V | undefined>()
  const after = () => {
    const all = new Map([...kept, ...changes])
    return [...all.values()].filter((value): value is V => value !== undefined)
  }
  const table: MediaTable<V> = {
    get: async (key) => (changes.has(key) ? changes.get(key) : kept.get(key)),
    all: async () => after(),
    put: (key, value) => void changes.set(key, value),
    delete: (key) => void changes.set(key, undefined),
  }
  return {
    table,
    after,
    puts: () => [...changes.values()].some((value) => value !== undefined),
    apply() {
      for (const [key, value] of changes)
        value === undefined ? kept.delete(key) : kept.set(key, value)
    },
  }
}

const sizeOf = (blobs: readonly Blob[]) => blobs.reduce((sum, { size }) => sum + size, 0)
