import { clearCopies } from './clear-copies.ts'
import type { Following } from './derived/follow-entries.ts'
import { forgetVectors } from './derived/meaning-vectors.ts'
import type { RescuedDrafts } from './drafts/rescued-drafts.ts'
import type { LocalStore } from './local-store.ts'
import { runAll } from './run-all.ts'
import type { TextStorage } from './text-storage.ts'

interface LeaveDeviceDeps {
  readonly store: LocalStore
  readonly storage: TextStorage
  readonly userId: string
  readonly indexedDB: IDBFactory | undefined
  readonly madeFrom: Following
  readonly drafts: Pick<RescuedDrafts, 'rescue' | 'forgetCopy'>
}

/** PRIV-63: on log-out, every kind of copy is removed, even if removing another one fails. */
export function leaveDevice(parts: LeaveDeviceDeps): Promise<void> {
  const { store, storage, userId, indexedDB, madeFrom, drafts } = parts
  return runAll(
    () => madeFrom.leave(),
    () => forgetVectors(indexedDB, userId),
    () => clearCopies(store, storage, userId),
    // Drafts that stay are in local storage only.
    () => drafts.rescue().then(() => drafts.forgetCopy()),
  )
}
