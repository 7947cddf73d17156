import { mediaStoreOn } from '#device/media/media-store.ts'
import type { MediaBackend } from '#device/media/media-tables.ts'
import { type MediaMaps, memoryMedia } from '#device/media/testing/memory-media.ts'
import type { MediaDeps } from '#services/media/media-deps.ts'
import { mediaServer } from '#services/media/media-server.ts'
import { type OpenedMedia, openMedia } from '#services/media/open-media.ts'
import { sweepMedia } from '#services/media/sweep.ts'

interface Mortal {
  /** Rolls the dice: whether the tab is over. */
  readonly mayDie: () => boolean
  readonly isDead: () => boolean
}

export interface MortalMedia extends OpenedMedia {
  /** Something is still under way that makes no call. */
  isBusy(): boolean
}

/** A tab's photos and recordings, which may crash before and after each write. */
export function mortalMedia(
  maps: MediaMaps,
  deps: Omit<MediaDeps, 'indexedDB' | 'whenIdle'>,
  { mayDie, isDead }: Mortal,
): MortalMedia {
  let underWay = 0
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay += 1
    return work().finally(() => {
      underWay -= 1
    })
  }
  const locks = {
    request: (name: string, hold: () => Promise<unknown>) =>
      counted(() => (deps.locks as LockManager).request(name, hold)),
  } as LockManager
  const store = mediaStoreOn(mortalTables(memoryMedia(maps), mayDie))
  const opened = openMedia(
    { ...deps, locks, indexedDB: undefined, whenIdle: () => {} },
    { changed: () => {}, settled: () => {} },
    store,
  )
  return {
    ...opened,
    bringAllHere: () => counted(opened.bringAllHere),
    leaveServer: () => counted(opened.leaveServer),
    sweep: () =>
      sweepMedia({
        ...deps,
        store,
        server: mediaServer(deps.api),
        journal: { ...deps.journal, kind: 'indexed-db' },
        loose: () => ({ drafts: null, offered: [] }),
      }),
    isBusy: () => underWay > 0 && !isDead(),
  }
}

function mortalTables(backend: MediaBackend, mayDie: () => boolean): MediaBackend {
  return {
    ...backend,
    async transact(mode, work) {
      if (mayDie()) return new Promise(() => {})
      const result = await backend.transact(mode, work)
      return mayDie() ? new Promise(() => {}) : result
    },
  }
}
