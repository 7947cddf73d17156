import { timingSafeEqual } from 'node:crypto'
import type { Login, Recovery, SignedIn, Signup } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { hashRecoveryCode, newRecoveryCode, sessionToken } from '#crypto/index.ts'
import { createUser, findUserByEmail, replaceProof, type Taken } from './account.store.ts'
import { type AccountParts, asker, type Caller } from './account-parts.ts'
import type { AttemptsService } from './attempts.service.ts'
import { deviceOf } from './device.ts'
import { identityOf } from './identity.ts'
import { passwordRules } from './password-rules.ts'
import { endSessions, insertSession } from './session.store.ts'

type SignedInWithCode = SignedIn & { recoveryCode: string }

/** The three ways in: a new account, the password, the recovery code. */
export function signInService(parts: AccountParts, attempts: AttemptsService) {
  const { database, keyring, passwords, clock } = parts
  const refuseWeak = passwordRules(parts.passwordMinLength)

  return {
    async signUp(wanted: Signup, caller: Caller): Promise<SignedInWithCode> {
      if (parts.signups === 'closed') throw new AppError('signups_closed')
      refuseWeak('password', wanted.password, wanted)
      await attempts.countSignup(caller.address)
      const passwordHash = await passwords.hash(wanted.password, asker(wanted.email, caller))
      const recovery = newRecoveryCode()
      const { token, session } = newSession(caller)
      const person = { ...wanted, passwordHash, recoveryHash: recovery.hash }
      const now = clock()
      const made = await createUser(database, keyring, person, now, async (trx, key) => {
        const chosen = wanted.preferences ?? wanted.journalPreferences
        await parts.addPreferences(trx, key, chosen, now)
        await insertSession(trx, key, session, now)
      })
      if (made.outcome === 'taken') throw taken(made)
      return { ...identityOf(made.user), token, recoveryCode: recovery.code }
    },

    async logIn({ email, password }: Login, caller: Caller): Promise<SignedIn> {
      const by = asker(email, caller)
      const failures = await attempts.failuresOf(email, caller.address)
      await failures.refuseIfTooMany()
      const known = await findUserByEmail(database, email)
      const matches = await passwords.matches(known?.passwordHash, password, by)
      const refused = new AppError('invalid_credentials')
      if (!known || !matches) {
        await failures.count()
        throw refused
      }
      const { user, passwordHash } = known
      const renewed = passwords.isOutdated(passwordHash)
        ? { passwordHash: await passwords.hash(password, by) }
        : {}
      const { token, session } = newSession(caller)
      await database.write(async (trx) => {
        // Again, since others may have failed while this one was compared: of many guesses sent
        // at once no more than the limit are ever answered.
        await failures.refuseIfTooMany(trx)
        if (!(await replaceProof(trx, user.id, { passwordHash }, renewed))) throw refused
        const key = await keyring.userKey(trx, user.id)
        await insertSession(trx, key, session, clock())
      })
      parts.whenSignedIn(user.id)
      return { ...identityOf(user), token }
    },

    async recover(given: Recovery, caller: Caller): Promise<SignedInWithCode> {
      const failures = await attempts.failuresOf(given.email, caller.address)
      await failures.refuseIfTooMany()
      const known = await findUserByEmail(database, given.email)
      const recoveryHash = hashRecoveryCode(given.recoveryCode)
      const refused = new AppError('invalid_recovery_code')
      if (!sameHash(known?.recoveryHash ?? NO_CODE, recoveryHash) || !known) {
        await failures.count()
        throw refused
      }
      const { user } = known
      refuseWeak('newPassword', given.newPassword, user)
      const passwordHash = await passwords.hash(given.newPassword, asker(given.email, caller))
      const next = newRecoveryCode()
      const { token, session } = newSession(caller)
      await database.write(async (trx) => {
        await failures.refuseIfTooMany(trx)
        const proofs = { passwordHash, recoveryHash: next.hash }
        if (!(await replaceProof(trx, user.id, { recoveryHash }, proofs))) throw refused
        await endSessions(trx, user.id, clock())
        const key = await keyring.userKey(trx, user.id)
        await insertSession(trx, key, session, clock())
      })
      parts.whenSignedIn(user.id)
      return { ...identityOf(user), token, recoveryCode: next.code }
    },
  }
}

export function taken({ field }: Taken): AppError {
  return new AppError(field === 'email' ? 'email_taken' : 'username_taken')
}

/** No code has this hash. */
const NO_CODE = '-'.repeat(64)

function sameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

function newSession({ userAgent }: Caller) {
  const { token, hash } = sessionToken()
  return { token, session: { tokenHash: hash, device: deviceOf(userAgent) } }
}
