import type { Identity } from '@daywell/core/account'
import { hashToken } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { type FoundSession, findSession, revokeSession } from './account.store.ts'

interface Parts {
  readonly database: Database
  readonly clock: () => number
}

/** Accounts and their sessions. */
export function accountService({ database, clock }: Parts) {
  return {
    findSession: (token: string): Promise<FoundSession | undefined> =>
      findSession(database, hashToken(token), clock()),

    identityOf({ user }: Pick<FoundSession, 'user'>): Identity {
      const { onboardingComplete, ...person } = user
      return { user: person, onboardingComplete }
    },

    logOut: (sessionId: string): Promise<void> => revokeSession(database, sessionId),
  }
}

export type AccountService = ReturnType<typeof accountService>
