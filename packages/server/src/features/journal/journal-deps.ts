import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import type { StorageQuota } from './storage-quota.ts'

/** What the journal needs from other areas, passed in by app.ts. */
export interface JournalDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly quota: StorageQuota
}

/** Whose call it is, and from which time zone. */
export interface Writer {
  readonly userId: string
  readonly sessionId: string
  readonly timeZone: string
  /** What the person knows the device by. */
  readonly device: string | undefined
  /** The privacy level that the client goes by, where it says so. */
  readonly level: PrivacyLevel | undefined
}
