import { writeMirror } from './entries/mirror.ts'
import { isCopy } from './entries/writes.ts'
import { lastSyncKey, mirrorKey, savedSearchesKey, syncNeededKey } from './local-keys.ts'
import type { LocalStore } from './local-store.ts'
import { runAll } from './run-all.ts'
import type { TextStorage } from './text-storage.ts'

/** PRIV-22: after a log-out, only entries that are nowhere else stay on the device. */
export async function clearCopies(
  store: LocalStore,
  storage: TextStorage,
  userId: string,
): Promise<void> {
  await runAll(
    () => store.dropCopies(),
    () => clearKeys(store, storage, userId),
  )
}

function clearKeys(store: LocalStore, storage: TextStorage, userId: string): void {
  storage.removeItem(lastSyncKey(userId))
  // They hold words, and another person may use this device next.
  storage.removeItem(savedSearchesKey(userId))
  const waiting = new Map(store.outbox().map((item) => [item.id, item]))
  if (waiting.size === 0) storage.removeItem(syncNeededKey(userId))
  // The tables may have failed to drop the copies.
  const onlyHere = store.entries().filter((entry) => !isCopy({ entry }, waiting))
  // No debounce: the page may be gone before it is idle.
  writeMirror(storage, mirrorKey(userId), onlyHere)
}
