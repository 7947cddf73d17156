import { isApiToken, type Session } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { hashToken } from '#crypto/index.ts'
import { findApiToken } from '#stores/accounts/api-token.store.ts'
import { wasEnded } from '#stores/accounts/ended-sessions.store.ts'
import {
  endOwnSession,
  endSessions,
  type FoundSession,
  findSession,
  listSessions,
  revokeByHash,
  revokeSession,
  sessionByHash,
} from '#stores/accounts/session.store.ts'
import type { AccountDeps, Me } from './account-deps.ts'

/** Where a person is logged in. */
export function sessionsService({ database, keyring, clock }: AccountDeps) {
  return {
    /** Whose call it is, by the token of a session or by an API token. */
    findSession: (token: string): Promise<FoundSession | undefined> =>
      (isApiToken(token) ? findApiToken : findSession)(database, hashToken(token), clock()),

    wasEnded: (token: string): Promise<boolean> => wasEnded(database, hashToken(token), clock()),

    logOut: ({ sessionId }: Me): Promise<void> => revokeSession(database, sessionId, clock()),

    /** For a device that logged out while it could not reach the server. */
    revoke: (tokenHash: string): Promise<void> => revokeByHash(database, tokenHash, clock()),

    /** Of the person whose session a revocation would end. */
    emailOf: async (tokenHash: string): Promise<string | undefined> =>
      (await sessionByHash(database, tokenHash))?.email,

    async listSessions({ sessionId, user }: Me): Promise<Session[]> {
      const sessions = await listSessions(database, keyring, user.id, clock())
      return sessions.map(({ id, createdAt, lastUsedAt, device }) => ({
        id,
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        device: device ?? null,
        current: id === sessionId,
      }))
    },

    async endSession({ user }: Me, id: string): Promise<void> {
      if (!(await endOwnSession(database, user.id, id, clock()))) throw new AppError('not_found')
    },

    endOtherSessions: ({ sessionId, user }: Me): Promise<void> =>
      database.write((trx) => endSessions(trx, user.id, clock(), sessionId)),
  }
}
