import { newRecoveryCode, type Passwords, temporaryPassword } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import { findUserByEmail, hasUsers, replaceProof } from '#stores/accounts/account.store.ts'
import { revokeAllTokens } from '#stores/accounts/api-token.store.ts'
import { endSessions, readLastUse } from '#stores/accounts/session.store.ts'

export { foldName as emailKey } from '#stores/accounts/user-row.ts'

interface OperatorDeps {
  readonly database: Database
  readonly passwords: Pick<Passwords, 'hash'>
  readonly clock: () => number
}

const TEMPORARY_PASSWORD_MS = 24 * 60 * 60 * 1000

/** Whether anyone has an account here. */
export function hasAccounts({ read }: Pick<Database, 'read'>): Promise<boolean> {
  return hasUsers(read)
}

/** When someone last used a session; 0: no one ever did. */
export function lastActivity(read: Reader): Promise<number> {
  return readLastUse(read)
}

/** What the operator can do for a person who has lost the password and the recovery code. */
export function operatorService({ database, passwords, clock }: OperatorDeps) {
  return {
    /** Gives new ones, ends every session and revokes every API token; undefined when no account has that email. */
    async resetPassword(email: string) {
      const known = await findUserByEmail(database, email)
      if (!known) return undefined
      const { user } = known
      const password = temporaryPassword()
      const recovery = newRecoveryCode()
      const proofs = {
        passwordHash: await passwords.hash(password),
        recoveryHash: recovery.hash,
        passwordExpiresAt: clock() + TEMPORARY_PASSWORD_MS,
      }
      const isThere = await database.write(async (trx) => {
        await endSessions(trx, user.id, clock())
        await revokeAllTokens(trx, user.id)
        return replaceProof(trx, user.id, {}, proofs)
      })
      return isThere ? { email: user.email, password, recoveryCode: recovery.code } : undefined
    },
  }
}
