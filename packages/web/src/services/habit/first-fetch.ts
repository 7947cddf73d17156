import { lastSyncKey } from '#device/local-store/local-keys.ts'
import type { SafeStorage } from '#services/session/safe-storage.ts'

export interface FetchDeps {
  readonly userId: string
  readonly storage: SafeStorage
  readonly levels: { level(): string | undefined; subscribe(listener: () => void): () => void }
  readonly sync: { hasFetchedAll(): boolean; subscribe(listener: () => void): () => void }
}

/**
 * Whether what the server has of a journal was ever fetched here. Before that, the days on this
 * device are not those of the person, and no absence of one says anything.
 */
export function firstFetch({ userId, storage, levels, sync }: FetchDeps, onCome: () => void) {
  const key = lastSyncKey(userId)
  // Of a first fetch in several pages the key tells after the first one. It is believed where it
  // was there before, and where another tab has written it.
  let isHere = storage.get(key) !== null || levels.level() === 'local'

  const come = (comes: boolean) => {
    if (isHere || !comes) return
    isHere = true
    onCome()
  }
  const ends = [
    sync.subscribe(() => come(sync.hasFetchedAll())),
    // Under this level the server has no words.
    levels.subscribe(() => come(levels.level() === 'local')),
  ]
  return {
    isToCome: () => !isHere,
    storageChanged: (changed: string | null) => come(changed === key && storage.get(key) !== null),
    stop() {
      for (const end of ends) end()
    },
  }
}
