import type { SyncStatus, Why } from '@daywell/core/sync'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { Habit } from '#services/habit/habit.ts'
import type { MediaService } from '#services/media/media-service.ts'
import type { EntriesService } from '#services/privacy/entries-service.ts'
import type { LevelChanger } from '#services/privacy/level-changer.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import type { OpenElsewhere } from './open-elsewhere.ts'
import type { OpenPages } from './open-pages.ts'

/** The signed-in person's open journal. */
export interface Journal {
  readonly userId: string
  /** The entries on this device: read, subscribe, restore. */
  readonly store: LocalStore
  /** All writes to entries go here. */
  readonly entries: EntriesService
  /** Photos and recordings; use `useMedia` on screens. */
  readonly media: MediaService
  readonly levels: LevelStore
  readonly levelChange: LevelChanger
  readonly sync: {
    status(): SyncStatus
    subscribe(listener: () => void): () => void
    /** Why the server refuses an entry's pending change, if it does. */
    whyRefused(id: string): Why | undefined
    /** Sends it again. */
    tryAgain(id: string): void
    /**
     * Syncs now. Resolves once nothing is left that may be sent, or with the reason why a call
     * failed.
     */
    now(): Promise<Why | undefined>
  }
  readonly openElsewhere: OpenElsewhere
  readonly pages: OpenPages
  readonly habit: Habit
  /** Aborted when the journal is closed. */
  readonly ended: AbortSignal
}
