import { forgetMedia, mayHaveMedia } from '#device/media/forget-media.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { MediaDeps } from './media-deps.ts'
import type { MediaService } from './media-service.ts'
import type { OpenedMedia } from './open-media.ts'

export interface LazyMedia extends MediaService {
  /** The connection is back. */
  online(): void
  /** Before entries move here: all that the server has is here afterward. Throws if it can't be. */
  bringAllHere(): Promise<void>
  /** After entries have moved here: the server keeps only what it has to. */
  leaveServer(): Promise<void>
  /** On log-out: what the server has, too, and what nothing on this device names, is removed. */
  leaveDevice(): Promise<void>
  close(): void
}

/** There are photos on this device: whether some may have to be sent, or all are where they belong. */
const hereKey = (userId: string) => `media_here_${userId}`

const sweptKey = (userId: string) => `media_swept_${userId}`
const SWEEP_AGAIN_MS = 24 * 60 * 60_000

/** Loads the code for photos and recordings, and opens their database, with the first use. */
export function lazyMedia(deps: MediaDeps): LazyMedia {
  const { userId, indexedDB, storage, channel, levels, whenIdle, now } = deps
  const changes = emitter()
  const note = (state: 'waiting' | 'settled') => {
    try {
      if (storage.getItem(hereKey(userId)) !== state) storage.setItem(hereKey(userId), state)
    } catch {
      // Storage is full: they're sent when photos are used next.
    }
  }
  const changed = () => {
    note('waiting')
    changes.emit()
    channel?.postMessage('changed')
  }
  if (channel) channel.onmessage = () => changes.emit()
  let opened: Promise<OpenedMedia> | undefined
  let isClosed = false
  const open = (): Promise<OpenedMedia> => {
    if (isClosed) return Promise.reject(new DOMException('The journal is closed', 'AbortError'))
    const mine = opened ?? load(deps, { changed, settled: () => note('settled') })
    opened = mine
    mine.catch(() => {
      opened = undefined
    })
    return mine
  }
  const service = async () => (await open()).service
  /** Only if there are any. */
  const look = () => {
    if (!isClosed && storage.getItem(hereKey(userId)) !== null) {
      open().then(
        ({ transfers }) => transfers.look(),
        () => {},
      )
    }
  }
  /** Once a day. */
  const sweep = () => {
    if (isClosed || storage.getItem(hereKey(userId)) === null) return
    const since = now() - Number(storage.getItem(sweptKey(userId)))
    if (since >= 0 && since < SWEEP_AGAIN_MS) return
    open()
      .then((media) => media.sweep())
      .then((isDone) => isDone && storage.setItem(sweptKey(userId), `${now()}`))
      .catch(() => {})
  }
  if (storage.getItem(hereKey(userId)) === 'waiting') whenIdle(look)
  whenIdle(sweep)
  const unsubscribe = levels.subscribe(look)
  return {
    add: async (...given) => (await service()).add(...given),
    putBack: async (...given) => (await service()).putBack(...given),
    infoOf: async (id) => (await service()).infoOf(id),
    whereKept: async (...given) => (await service()).whereKept(...given),
    read: async (...given) => (await service()).read(...given),
    waitFor(id) {
      const release = open().then(
        (media) => media.waitFor(id),
        () => () => {},
      )
      return () => void release.then((stop) => stop())
    },
    list: async () => (await service()).list(),
    use: async () => (await service()).use(),
    async onlyHere() {
      if (!(await mayHaveMedia(indexedDB, userId))) return { ids: [], unfinished: 0 }
      return (await open()).onlyHere()
    },
    subscribe: changes.subscribe,
    online: look,
    bringAllHere: async () => (await open()).bringAllHere(),
    leaveServer: async () => (await open()).leaveServer(),
    async leaveDevice() {
      if (!(await mayHaveMedia(indexedDB, userId))) return
      const { leaveDevice, close } = await open()
      if (!(await leaveDevice())) return
      close()
      forgetMedia(indexedDB, userId)
      storage.removeItem(hereKey(userId))
      storage.removeItem(sweptKey(userId))
    },
    close() {
      isClosed = true
      unsubscribe()
      channel?.close()
      opened?.then(
        ({ close }) => close(),
        () => {},
      )
    },
  }
}

async function load(
  deps: MediaDeps,
  tell: { readonly changed: () => void; readonly settled: () => void },
): Promise<OpenedMedia> {
  const { openMedia } = await import('./open-media.ts')
  return openMedia(deps, tell)
}
