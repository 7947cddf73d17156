import { writeMirror } from './entries/mirror.ts'
import { isCopy } from './entries/writes.ts'
import { lastSyncKey, mirrorKey, syncNeededKey } from './local-keys.ts'
import type { LocalStore } from './local-store.ts'
import { runAll } from './run-all.ts'
import type { TextStorage } from './text-storage.ts'

/** PRIV-22: leaves on the device, of one who has logged out, what is nowhere else. */
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
  const waiting = new Map(store.outbox().map((item) => [item.id, item]))
  if (waiting.size === 0) storage.removeItem(syncNeededKey(userId))
  // The tables may have failed to drop them.
  const onlyHere = store.entries().filter((entry) => !isCopy({ entry }, waiting))
  // At once: the page may be gone before it has the time that a mirror is usually written in.
  writeMirror(storage, mirrorKey(userId), onlyHere)
}
