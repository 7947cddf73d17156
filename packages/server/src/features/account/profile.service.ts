import type { Profile, User } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { newRecoveryCode, sessionToken } from '#crypto/index.ts'
import { findUserById, renameUser, replaceProof } from '#stores/accounts/account.store.ts'
import { revokeAllTokens } from '#stores/accounts/api-token.store.ts'
import { confirmSession, endSessions, renewToken } from '#stores/accounts/session.store.ts'
import { type AccountDeps, asker, type Caller, type Me } from './account-deps.ts'
import type { AttemptsService } from './attempts.service.ts'
import { erasureService } from './erasure.service.ts'
import { passwordRules } from './password-rules.ts'
import { taken } from './sign-in.service.ts'

interface Updated {
  readonly user: User
  /** Of this session from now on, since the password changed. */
  readonly token?: string
}

const CONFIRMED_MS = 10 * 60 * 1000
const WRONG_PASSWORD = 'This is not your current password'

/** What a person can change about their account while logged in. */
export function profileService(deps: AccountDeps, attempts: AttemptsService) {
  const { database, passwords, clock } = deps
  const refuseWeak = passwordRules(deps.passwordMinLength)
  const { closeAndErase, finishErasures, stopErasing } = erasureService(deps)

  return {
    requireConfirmed,
    finishErasures,
    stopErasing,

    async updateProfile(me: Me, wanted: Profile, caller: Caller): Promise<Updated> {
      const { currentPassword: _, newPassword: __, keepTokens, ...names } = wanted
      const change = await newProof(me, wanted, caller)
      if (!change && names.email !== me.user.email) requireConfirmed(me)
      const now = clock()
      const renamed = await renameUser(database, me.user.id, names, now, async (trx) => {
        if (!change) return
        const { compared, next } = change
        if (!(await replaceProof(trx, me.user.id, compared, next))) throw wrong('currentPassword')
        await endSessions(trx, me.user.id, now, me.sessionId)
        if (!keepTokens) await revokeAllTokens(trx, me.user.id)
        await renewToken(trx, me.sessionId, change.hash, now)
        await confirmSession(trx, me.sessionId, now)
      })
      if (renamed.outcome === 'taken') throw taken(renamed)
      if (renamed.outcome === 'gone') throw gone()
      if (names.email !== me.user.email) deps.whenEmailChanged(me.user.id)
      const user = { id: me.user.id, ...names }
      return change ? { user, token: change.token } : { user }
    },

    async deleteAccount(me: Me): Promise<void> {
      requireConfirmed(me)
      await closeAndErase(me.user.id)
    },

    async confirmPassword(me: Me, password: string, caller: Caller): Promise<void> {
      await provenBy(me, password, 'password', caller)
      const confirmed = await database.write((trx) => confirmSession(trx, me.sessionId, clock()))
      if (!confirmed) throw gone()
    },

    async renewRecoveryCode(me: Me, password: string, caller: Caller): Promise<string> {
      const compared = await provenBy(me, password, 'password', caller)
      const { code, hash } = newRecoveryCode()
      await database.write(async (trx) => {
        if (await replaceProof(trx, me.user.id, compared, { recoveryHash: hash })) return
        throw (await findUserById(trx, me.user.id)) ? wrong('password') : gone()
      })
      return code
    },
  }

  async function newProof(me: Me, wanted: Profile, caller: Caller) {
    const { currentPassword, newPassword } = wanted
    // The contract lets none of the two come alone.
    if (!currentPassword || !newPassword) return undefined
    refuseWeak('newPassword', newPassword, wanted)
    const compared = await provenBy(me, currentPassword, 'currentPassword', caller)
    const passwordHash = await passwords.hash(newPassword, asker(me.user.email, caller))
    return { compared, next: { passwordHash, passwordExpiresAt: null }, ...sessionToken() }
  }

  /** A stolen session must not be a way to guess the password, so failures count as at the login. */
  async function provenBy(me: Me, password: string, field: Field, caller: Caller) {
    const failures = await attempts.failuresIn(me.sessionId, me.user.email)
    await failures.refuseIfTooMany()
    const known = await findUserById(database.read, me.user.id)
    if (!known) throw gone()
    const by = asker(me.user.email, caller)
    if (!(await passwords.matches(known.passwordHash, password, by))) {
      await failures.count()
      throw wrong(field)
    }
    await failures.refuseIfTooMany()
    return { passwordHash: known.passwordHash }
  }

  function requireConfirmed({ confirmedAt }: Me): void {
    // One in the future came from a clock that was set back since, so its age is unknown.
    if (Math.abs(clock() - confirmedAt) >= CONFIRMED_MS) throw new AppError('password_needed')
  }
}

type Field = 'password' | 'currentPassword'

/** The person has left, or was signed out, while the call was under way. */
function gone(): AppError {
  return new AppError('session_required')
}

function wrong(field: Field): AppError {
  return new AppError('invalid_input', { fields: { [field]: WRONG_PASSWORD } })
}
