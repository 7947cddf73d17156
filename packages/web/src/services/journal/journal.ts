import type { SyncStatus, Why } from '@daywell/core/sync'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { Habit } from '#services/habit/habit.ts'
import type { EntriesService } from '#services/privacy/entries-service.ts'
import type { LevelChanger } from '#services/privacy/level-changer.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import type { OpenElsewhere } from './open-elsewhere.ts'
import type { OpenPages } from './open-pages.ts'

/** The open journal of the person who is signed in. */
export interface Journal {
  readonly userId: string
  /** What is on this device: to read, to watch, to bring back. */
  readonly store: LocalStore
  /** All writing of entries goes here. */
  readonly entries: EntriesService
  readonly levels: LevelStore
  readonly levelChange: LevelChanger
  readonly sync: {
    status(): SyncStatus
    subscribe(listener: () => void): () => void
    /** Why the server does not take what waits of an entry, where it does not. */
    whyRefused(id: string): Why | undefined
    /** Sends it once more. */
    tryAgain(id: string): void
    /**
     * Sends at once what waits. Resolves when nothing waits any more that may leave, or with the
     * reason why a call has failed.
     */
    now(): Promise<Why | undefined>
  }
  readonly openElsewhere: OpenElsewhere
  readonly pages: OpenPages
  readonly habit: Habit
  /** Aborted when the journal is closed. */
  readonly ended: AbortSignal
}
