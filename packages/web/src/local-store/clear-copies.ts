import { lastSyncKey, mirrorKey, syncNeededKey } from './local-keys.ts'
import type { LocalStore } from './local-store.ts'
import { writeMirror } from './mirror.ts'
import type { TextStorage } from './text-storage.ts'

/** PRIV-22: leaves on the device, of one who has logged out, what is nowhere else. */
export async function clearCopies(
  store: LocalStore,
  storage: TextStorage,
  userId: string,
): Promise<void> {
  await store.dropCopies()
  storage.removeItem(lastSyncKey(userId))
  if (store.outbox().length === 0) storage.removeItem(syncNeededKey(userId))
  // At once: the page may be gone before it has the time that a mirror is usually written in.
  writeMirror(storage, mirrorKey(userId), store.entries())
}
