import type { Identity } from '@daywell/core/account'
import { hashToken } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { findSession, revokeSession, type User } from './account.store.ts'

interface Parts {
  readonly database: Database
  readonly clock: () => number
}

/** Accounts and their sessions. */
export function accountService({ database, clock }: Parts) {
  return {
    findSession: (token: string) => findSession(database, hashToken(token), clock()),

    identityOf({ onboardingComplete, ...user }: User): Identity {
      return { user, onboardingComplete }
    },

    logOut: (sessionId: string): Promise<void> => revokeSession(database, sessionId),
  }
}

export type AccountService = ReturnType<typeof accountService>
