import { emitter } from '#kit/observable/emitter.ts'
import type { InsteadCalls } from './entries/held-entries.ts'
import { ifThereIsRoom, startComplete } from './entries/room.ts'
import { lastSyncKey, mirrorKey } from './local-keys.ts'
import { createLocalStore, type LocalStore } from './local-store.ts'
import type { Notice } from './notices.ts'
import type { Backend } from './tables/backend.ts'
import { indexedDbBackend } from './tables/indexed-db-backend.ts'
import { leftIn, localStorageBackend } from './tables/local-storage-backend.ts'
import { fillReserve } from './tables/reserve.ts'
import { noTabs, tabsOn } from './tabs/tabs.ts'
import type { TextStorage } from './text-storage.ts'

export interface Browser extends InsteadCalls {
  readonly storage: TextStorage
  readonly indexedDB: IDBFactory | undefined
  readonly BroadcastChannel: typeof BroadcastChannel | undefined
  readonly persist: () => Promise<boolean>
  readonly now: () => number
  /** Runs `act` when the page is idle. */
  readonly whenIdle: (act: () => void) => void
  /** Whether an entry is open in any tab on this device. */
  readonly inUse: (id: string) => boolean
}

/** Opens one person's entries; each person has their own database. */
export async function openLocalStore(browser: Browser, userId: string): Promise<LocalStore> {
  const { storage, now, persist, inUse, sendInstead, deleteInstead, whenIdle } = browser
  const notices = emitter<Notice>()
  const lost = emitter()
  const onOutdated = () => notices.emit({ kind: 'outdated' })
  const backend = await openBackend(browser, userId, { onOutdated, onLost: lost.emit })
  await startComplete(backend)
  // After the browser deleted the database, everything has to be fetched again.
  if (backend.fresh) storage.removeItem(lastSyncKey(userId))
  const channel = browser.BroadcastChannel && new browser.BroadcastChannel(`daywell-${userId}`)
  const tabs = channel ? tabsOn(channel, onOutdated) : noTabs
  const isDatabase = backend.kind === 'indexed-db'
  const key = mirrorKey(userId)
  const arriving = isDatabase ? leftIn(storage, key) : undefined
  const mirror = isDatabase ? { storage, key, whenIdle } : undefined
  const parts = { backend, tabs, now, persist, notices, lost, inUse, sendInstead, deleteInstead }
  const store = await createLocalStore({ ...parts, arriving, mirror })
  // Fails in a tab that is closing, which is fine.
  if (isDatabase) whenIdle(() => void ifThereIsRoom(() => fillReserve(backend)).catch(() => {}))
  return store
}

async function openBackend(
  { indexedDB, storage }: Browser,
  userId: string,
  listeners: { readonly onOutdated: () => void; readonly onLost: () => void },
): Promise<Backend> {
  if (!indexedDB) return localStorageBackend(storage, mirrorKey(userId))
  try {
    return await indexedDbBackend({ factory: indexedDB, name: `daywell-${userId}`, ...listeners })
  } catch (error) {
    if (isMissing(error)) return localStorageBackend(storage, mirrorKey(userId))
    throw error
  }
}

/** Some browsers have IndexedDB but refuse to open it, as in a private window. */
function isMissing(error: unknown): boolean {
  const names = ['SecurityError', 'InvalidStateError', 'NotSupportedError']
  return error instanceof DOMException && names.includes(error.name)
}
