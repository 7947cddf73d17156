import type { Signup } from '@daywell/core/account'
import type { Keyring, Passwords, UserKey } from '#crypto/index.ts'
import type { Database, Trx } from '#database/index.ts'

/** What the account needs of others, handed over in app.ts. */
export interface AccountParts {
  readonly database: Database
  readonly keyring: Keyring
  readonly passwords: Pick<Passwords, 'hash' | 'matches' | 'isOutdated'>
  readonly clock: () => number
  readonly signups: 'open' | 'closed'
  /** Keeps what a signup says of the person’s wishes, in the unit that makes the person. */
  readonly addPreferences: (
    trx: Trx,
    key: UserKey,
    chosen: Signup['preferences'],
    now: number,
  ) => Promise<void>
}

/** Where a call comes from. */
export interface Caller {
  readonly address: string
  readonly userAgent: string | undefined
}

/** Whose call it is. */
export interface Me {
  readonly sessionId: string
  readonly confirmedAt: number
  readonly user: { readonly id: string; readonly email: string }
}
