import type { Timers } from '#api/call-timeout.ts'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Emitter } from '#kit/observable/emitter.ts'

/** The local storage key for the signed-in person's preferences. */
export const PREFERENCES_KEY = 'userPreferences'

/**
 * The preferences store's dependencies. It's created after the page, which accepts typing earlier.
 */
export interface PreferencesDeps {
  readonly storage: TextStorage
  /** Emitted whenever the stored value may have changed, here or in another tab. */
  readonly changes: Emitter<void>
  /** The signed-in person's id. */
  readonly who: () => string | undefined
  /** A client for this person only, even if another one signs in later. */
  readonly apiOf: (userId: string) => Client<'api'>
  readonly timers: Timers
  /** The server has the signed-in person's preferences: onboarding is done. */
  readonly onSaved: () => void
  /** Diagnostics only. */
  readonly log: (what: string) => void
}
