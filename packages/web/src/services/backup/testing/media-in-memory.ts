import type { MediaPart } from '@daywell/core/media'
import type { MediaRow, MediaStore } from '#device/media/media-store.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import type { runPrepare } from '#device/workers/media/run-prepare.ts'
import { createMediaService } from '#services/media/create-media-service.ts'
import type { MediaService } from '#services/media/media-service.ts'

/** Photos and recordings where there's neither a database nor a worker. */
export function mediaInMemory(
  now: () => number,
  randomBytes: (length: number) => Uint8Array,
): MediaService {
  const store = storeInMemory()
  const service = createMediaService({
    store,
    prepare,
    now,
    randomBytes,
    changed,
    downloads: {
      find: store.get,
      bring: async () => undefined,
      bringAll: async () => true,
      learnAll: async () => [],
    },
    transfers: { waiting: async () => 0 },
    makeRoom: async () => false,
  })
  const onlyHere = async () => ({ ids: [], unfinished: 0 })
  return { ...service, onlyHere, subscribe: () => changed }
}

const changed = () => {}

/** Takes a file as it is: a recording if it begins with `SONG`, and nothing if it begins with `BAD`. */
const prepare: typeof runPrepare = async ({ file }) => {
  const beginning = await file.slice(0, 4).text()
  if (beginning.startsWith('BAD')) return { refused: 'not-readable' }
  const kind = beginning === 'SONG' ? 'audio' : 'photo'
  const type = kind === 'photo' ? 'image/webp' : 'audio/mp4'
  const facts = { type, bytes: file.size, sha256: await sha256Of(file), blob: file } as const
  const thumbnail = kind === 'photo' ? [{ ...facts, part: 'thumbnail' } as const] : []
  return { kind, parts: [{ ...facts, part: 'shown' }, ...thumbnail] }
}

function storeInMemory(): MediaStore {
  const rows = new Map<string, MediaRow>()
  const bytes = new Map<string, Blob>()
  const keyOf = (id: string, part: MediaPart) => `${id}/${part}`
  return {
    get: async (id) => rows.get(id),
    all: async () => [...rows.values()],
    async put(info, parts, usedAt) {
      const row = rows.get(info.id)
      if (row && JSON.stringify(row.info) !== JSON.stringify(info)) return false
      for (const [part, blob] of parts) bytes.set(keyOf(info.id, part), blob)
      const here = [...new Set([...(row?.here ?? []), ...parts.keys()])]
      rows.set(info.id, { info, here, onServer: row?.onServer ?? [], usedAt })
      return true
    },
    async learn() {},
    async change(id, act) {
      const row = rows.get(id)
      if (row) rows.set(id, act(row))
    },
    read: async (id, { part }) => bytes.get(keyOf(id, part)),
    async drop(id, parts) {
      const row = rows.get(id)
      for (const part of parts) bytes.delete(keyOf(id, part))
      if (row) rows.set(id, { ...row, here: row.here.filter((part) => !parts.includes(part)) })
    },
    async remove(id) {
      rows.delete(id)
    },
    async removeIf(id, holds) {
      const row = rows.get(id)
      return row !== undefined && holds(row) && rows.delete(id)
    },
    close() {},
  }
}
