import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import type { StorageAccount } from './storage-quota.ts'

/** One change to one entry, inside the unit that writes it. */
export interface Writing {
  readonly trx: Trx
  readonly key: UserKey
  readonly sessionId: string
  readonly timeZone: string
  readonly device: string | undefined
  readonly now: number
  /** The stamp of this change alone. */
  readonly stamp: number
  readonly storage: StorageAccount
  /** Ids of entries whose text was replaced: what was made from it goes at the end of the unit. */
  readonly replaced: string[]
  /** Whether a stamp was given to a change that came together with it; absent: it came alone. */
  readonly cameAlong?: (stamp: number) => boolean
  /** Up to which stamp the writer has seen all changes; absent: it learns of them in another way. */
  readonly seenUpTo?: number
}
