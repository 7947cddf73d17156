import type { Client } from '#api/client.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import type { AttemptsChannel } from './attempts.ts'

/** The engine's dependencies. */
export interface SyncDeps {
  readonly userId: string
  readonly store: LocalStore
  readonly api: Client<'api'>
  readonly levels: LevelStore
  readonly storage: TextStorage
  readonly now: () => number
  readonly random: () => number
  readonly timers: {
    set(act: () => void, ms: number): unknown
    clear(timer: unknown): void
  }
  /** To the person's other tabs; undefined: each tab handles its own requests. */
  readonly channel?: AttemptsChannel | undefined
  /** Undefined: every tab syncs, which is correct and only wasteful. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}
