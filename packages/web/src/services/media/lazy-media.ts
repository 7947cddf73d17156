import { emitter } from '#kit/observable/emitter.ts'
import type { createMediaService, MediaServiceDeps } from './create-media-service.ts'
import type { MediaService } from './media-service.ts'

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

interface LazyMediaDeps {
  readonly userId: string
  readonly indexedDB: IDBFactory | undefined
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
  /** To the person's other tabs. */
  readonly channel?: Channel | undefined
}

export interface LazyMedia extends MediaService {
  close(): void
}

/** Loads the code for photos and recordings, and opens their database, with the first use. */
export function lazyMedia({ channel, ...parts }: LazyMediaDeps): LazyMedia {
  const changes = emitter()
  const changed = () => {
    changes.emit()
    channel?.postMessage('changed')
  }
  if (channel) channel.onmessage = () => changes.emit()
  let opened: Promise<Opened> | undefined
  let isClosed = false
  const open = (): Promise<Opened> => {
    if (isClosed) return Promise.reject(new DOMException('The journal is closed', 'AbortError'))
    const mine = opened ?? load(parts, changed)
    opened = mine
    mine.catch(() => {
      opened = undefined
    })
    return mine
  }
  return {
    add: async (...given) => (await open()).service.add(...given),
    putBack: async (...given) => (await open()).service.putBack(...given),
    infoOf: async (id) => (await open()).service.infoOf(id),
    whereKept: async (...given) => (await open()).service.whereKept(...given),
    read: async (...given) => (await open()).service.read(...given),
    list: async () => (await open()).service.list(),
    use: async () => (await open()).service.use(),
    subscribe: changes.subscribe,
    close() {
      isClosed = true
      channel?.close()
      opened?.then(
        ({ close }) => close(),
        () => {},
      )
    },
  }
}

interface Opened {
  readonly service: ReturnType<typeof createMediaService>
  close(): void
}

async function load(
  { indexedDB, userId, ...parts }: Omit<LazyMediaDeps, 'channel'>,
  changed: MediaServiceDeps['changed'],
): Promise<Opened> {
  const { createMediaService } = await import('./create-media-service.ts')
  const { mediaStore } = await import('#device/media/media-store.ts')
  const { runPrepare } = await import('#device/workers/media/run-prepare.ts')
  const store = mediaStore(indexedDB, userId)
  const service = createMediaService({ ...parts, store, prepare: runPrepare, changed })
  return { service, close: store.close }
}
