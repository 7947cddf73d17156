import type { Preferences } from '@daywell/core/preferences'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'

/** What push needs from other areas, passed in by app.ts. */
export interface PushDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  /** What is remembered in memory goes by it. */
  readonly monotonic: () => number
  readonly preferencesOf: (read: Reader, userId: string) => Promise<Preferences>
  readonly allowHosts: readonly string[]
  /** The contact for push services: a web or mail address. */
  readonly subject: string
  /** Hears of what did not work, and never of whom or where it was about. */
  readonly failed: (what: { readonly status?: number; readonly err?: unknown }) => void
}
