import type { Client } from '#api/client.ts'
import type { Timers } from '#api/patience.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Emitter } from '#kit/observable/emitter.ts'

/** Where the device keeps the preferences of whoever is signed in. */
export const PREFERENCES_KEY = 'userPreferences'

/** What the store of the preferences is made from. It is made after the page: one can type before. */
export interface PreferencesDeps {
  readonly storage: TextStorage
  /** Sent whenever what is stored may have changed, here or in another tab. */
  readonly changes: Emitter<void>
  /** Whoever is signed in. */
  readonly who: () => string | undefined
  /** Speaks for this person and for nobody who signs in later. */
  readonly apiOf: (userId: string) => Client<'api'>
  readonly timers: Timers
  /** The server has preferences of whoever is signed in: they are past the setup. */
  readonly onSaved: () => void
  /** For what troubles nobody, and helps the one who looks for it. */
  readonly log: (what: string) => void
}
