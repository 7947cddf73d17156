import { lastSyncKey } from '#device/local-store/local-keys.ts'
import type { SafeStorage } from '#services/session/safe-storage.ts'

export interface FetchDeps {
  readonly userId: string
  readonly storage: SafeStorage
  readonly levels: { level(): string | undefined; subscribe(listener: () => void): () => void }
  readonly sync: { hasFetchedAll(): boolean; subscribe(listener: () => void): () => void }
}

/**
 * Whether the server's entries were ever fetched here. Before that, the days on this device are
 * incomplete, and a missing day means nothing.
 */
export function firstFetch({ userId, storage, levels, sync }: FetchDeps, onCome: () => void) {
  const key = lastSyncKey(userId)
  // In a paginated first fetch the key is set after the first page. It counts if it was there
  // before, or if another tab has written it.
  let isHere = storage.get(key) !== null || levels.level() === 'local'

  const come = (comes: boolean) => {
    if (isHere || !comes) return
    isHere = true
    onCome()
  }
  const ends = [
    sync.subscribe(() => come(sync.hasFetchedAll())),
    // Under this level the server has no text.
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
