import type { Client } from '#api/client.ts'
import type { LocalStore } from '#local-store/local-store.ts'
import type { TextStorage } from '#local-store/text-storage.ts'
import type { LevelKeeper } from '#privacy/privacy-level.ts'

/** What the engine is given. */
export interface SyncParts {
  readonly userId: string
  readonly store: LocalStore
  readonly api: Client<'api'>
  readonly levels: LevelKeeper
  readonly storage: TextStorage
  readonly now: () => number
  readonly random: () => number
  readonly timers: {
    set(act: () => void, ms: number): unknown
    clear(timer: unknown): void
  }
  /** Absent: every tab sends, which is correct and only wasteful. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}
