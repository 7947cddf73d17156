import type { Profile, User } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { newRecoveryCode } from '#crypto/index.ts'
import { deleteUser, findUserById, renameUser, replaceProof } from './account.store.ts'
import { type AccountParts, asker, type Caller, type Me } from './account-parts.ts'
import type { AttemptsService } from './attempts.service.ts'
import { passwordRules } from './password-rules.ts'
import { confirmSession, endSessions } from './session.store.ts'
import { taken } from './sign-in.service.ts'

const CONFIRMED_FOR = 10 * 60 * 1000
const WRONG_PASSWORD = 'This is not your current password'

/** What a person changes about their account while they are signed in. */
export function profileService(parts: AccountParts, attempts: AttemptsService) {
  const { database, passwords, clock } = parts
  const refuseWeak = passwordRules(parts.passwordMinLength)

  return {
    async updateProfile(me: Me, wanted: Profile, caller: Caller): Promise<User> {
      const { currentPassword, newPassword, ...names } = wanted
      if (newPassword) refuseWeak('newPassword', newPassword, names)
      // The contract lets none of the two come alone.
      const change =
        currentPassword && newPassword
          ? await newProof(me, currentPassword, newPassword, caller)
          : undefined
      if (!change && names.email !== me.user.email) needConfirmed(me)
      const now = clock()
      const renamed = await renameUser(database, me.user.id, names, now, async (trx) => {
        if (!change) return
        const { compared, next } = change
        if (!(await replaceProof(trx, me.user.id, compared, next))) throw wrong('currentPassword')
        await endSessions(trx, me.user.id, clock(), me.sessionId)
        await confirmSession(trx, me.sessionId, now)
      })
      if (renamed.outcome === 'taken') throw taken(renamed)
      if (renamed.outcome === 'gone') throw gone()
      if (names.email !== me.user.email) parts.whenEmailChanged(me.user.id)
      return { id: me.user.id, ...names }
    },

    async deleteAccount(me: Me): Promise<void> {
      needConfirmed(me)
      await deleteUser(database, me.user.id, parts.whenLeaving)
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

  async function newProof(me: Me, current: string, next: string, caller: Caller) {
    const compared = await provenBy(me, current, 'currentPassword', caller)
    const passwordHash = await passwords.hash(next, asker(me.user.email, caller))
    return { compared, next: { passwordHash } }
  }

  /** A stolen session must not be a way to guess the password, so failures count as at the login. */
  async function provenBy(me: Me, password: string, field: Field, caller: Caller) {
    const failures = await attempts.failuresOf(me.user.email, caller.address)
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

  function needConfirmed({ confirmedAt }: Me): void {
    // One further ahead was given by a clock that was set back since: nobody knows how long ago.
    if (Math.abs(clock() - confirmedAt) >= CONFIRMED_FOR) throw new AppError('password_needed')
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
