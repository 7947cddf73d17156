import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Trx } from '#database/index.ts'
import type { PieceStore } from '#pieces/piece-store.ts'

/** Whose call it is. */
export interface Sender {
  readonly userId: string
  readonly sessionId: string
  /** The privacy level that the client goes by, where it says so. */
  readonly level: PrivacyLevel | undefined
}

/** What the person stores, tracked through one unit. */
interface Storage {
  /** Counts what is about to be written, or refuses it. */
  claim(change: { readonly mediaBytes: number }): void
  /** Counts what is freed. */
  add(change: { readonly mediaBytes: number }): void
  save(): Promise<void>
}

/** What photos and recordings need from other areas, passed in by app.ts. */
export interface MediaDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly store: PieceStore
  /** Gives way to other calls. */
  readonly pace: (bytes: number) => Promise<void> | undefined
  /** Locks the person for the unit, and refuses what may not leave their device. */
  readonly openStorage: (trx: Trx, sender: Sender) => Promise<Storage>
  /** Bytes that no one can read anymore are still there; the sweep tries again. */
  readonly failed: (error: unknown) => void
}
