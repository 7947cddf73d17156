import { mediaStoreOn } from '#device/media/media-store.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import { memoryMedia } from '#device/media/testing/memory-media.ts'
import type { runPrepare } from '#device/workers/media/run-prepare.ts'
import { createMediaService } from '#services/media/create-media-service.ts'
import type { MediaService } from '#services/media/media-service.ts'

/** Photos and recordings where there's neither a database nor a worker. */
export function mediaInMemory(
  now: () => number,
  randomBytes: (length: number) => Uint8Array,
): MediaService {
  const store = mediaStoreOn(memoryMedia())
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
      countParts: async () => new Map(),
      learnAll: async () => [],
    },
    transfers: { waiting: async () => 0 },
    makeRoom: async () => false,
  })
  const onlyHere = async () => ({ ids: [], unfinished: 0 })
  return { ...service, onlyHere, waitFor: () => changed, subscribe: () => changed }
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
