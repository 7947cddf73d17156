import type { Signup } from '@daywell/core/account'
import type { Asker, Keyring, Passwords, UserKey } from '#crypto/index.ts'
import type { Database, Trx } from '#database/index.ts'
import { foldName } from '#stores/accounts/user-row.ts'

/** Work on passwords, always on behalf of an address and an account. */
export interface PasswordWork {
  hash(password: string, asker: Asker): Promise<string>
  matches(stored: string | undefined, password: string, asker: Asker): Promise<boolean>
  isOutdated: Passwords['isOutdated']
}

/** What accounts need from other areas, passed in by app.ts. */
export interface AccountDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly passwords: PasswordWork
  readonly clock: () => number
  readonly signups: 'open' | 'closed'
  readonly passwordMinLength: number
  /** Keeps what a signup says of the person’s wishes, in the unit that makes the person. */
  readonly addPreferences: (
    trx: Trx,
    key: UserKey,
    chosen: Signup['preferences'],
    now: number,
  ) => Promise<void>
  readonly whenSignedIn: (userId: string) => void
  /** Called after a change of the email, for services that know the old one. */
  readonly whenEmailChanged: (userId: string) => void
  /** Records what has to be ended elsewhere, in the unit that deletes the account. */
  readonly whenLeaving: (trx: Trx, userId: string) => Promise<void>
  /** Removes the bytes of a closed account that aren't in the database. */
  readonly eraseMedia: (userId: string, stopped: AbortSignal) => Promise<void>
  /** Rows of a closed account are left, which the job erases. */
  readonly eraseFailed: (error: unknown) => void
}

/** Where a call comes from. */
export interface Caller {
  readonly address: string
  /** The larger network around it, where there is one. */
  readonly site: string
  /** Who told the address, where no setting vouches for them. */
  readonly peer?: string | undefined
  readonly userAgent: string | undefined
}

/** Whom password work is done for, known or not. */
export function asker(email: string, { address }: Caller): Asker {
  return { address, account: foldName(email) }
}

/** Whose call it is. */
export interface Me {
  readonly sessionId: string
  readonly confirmedAt: number
  readonly user: { readonly id: string; readonly email: string }
}
