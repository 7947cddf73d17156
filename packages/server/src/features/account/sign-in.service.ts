import { timingSafeEqual } from 'node:crypto'
import type { Login, Recovery, SignedIn, Signup } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { keyedBudget } from '#concurrency/keyed-budget.ts'
import { type Asker, hashRecoveryCode, newRecoveryCode, sessionToken } from '#crypto/index.ts'
import {
  createUser,
  findUserByEmail,
  type KnownUser,
  replaceProof,
  type Taken,
} from '#stores/accounts/account.store.ts'
import { revokeAllTokens } from '#stores/accounts/api-token.store.ts'
import { endSessions, insertSession } from '#stores/accounts/session.store.ts'
import { type AccountDeps, asker, type Caller } from './account-deps.ts'
import type { AttemptsService } from './attempts.service.ts'
import { deviceOf } from './device.ts'
import { identityOf } from './identity.ts'
import { passwordRules } from './password-rules.ts'

/** Logins, signups and recoveries of one address that are under way at once. */
const MAX_SIGN_INS_PER_ADDRESS = 200

const tooManySignIns = () => new AppError('too_many_requests', { retryAfter: 5 })

type SignedInWithCode = SignedIn & { recoveryCode: string }

/** The three ways to log in: a new account, the password, the recovery code. */
export function signInService(deps: AccountDeps, attempts: AttemptsService) {
  const { database, keyring, passwords, clock } = deps
  const refuseWeak = passwordRules(deps.passwordMinLength)
  const slots = keyedBudget({ perKey: MAX_SIGN_INS_PER_ADDRESS }, tooManySignIns)

  return {
    signUp: (wanted: Signup, caller: Caller) => inSlot(caller, () => signUp(wanted, caller)),
    logIn: (given: Login, caller: Caller) => inSlot(caller, () => logIn(given, caller)),
    recover: (given: Recovery, caller: Caller) => inSlot(caller, () => recover(given, caller)),
  }

  /** Bounded and scheduled fairly: many at once would hold the event loop together. */
  async function inSlot<T>({ address }: Caller, act: () => Promise<T>): Promise<T> {
    const slot = slots(address, 1)
    try {
      await database.yieldToOthers(address)
      return await act()
    } finally {
      slot.release()
    }
  }

  async function signUp(wanted: Signup, caller: Caller): Promise<SignedInWithCode> {
    if (deps.signups === 'closed') throw new AppError('signups_closed')
    refuseWeak('password', wanted.password, wanted)
    await attempts.countSignup(caller)
    const countAccount = await attempts.countAccount(caller)
    const passwordHash = await passwords.hash(wanted.password, asker(wanted.email, caller))
    const recovery = newRecoveryCode()
    const { token, session } = newSession(caller)
    const person = { ...wanted, passwordHash, recoveryHash: recovery.hash }
    const now = clock()
    const made = await createUser(database, keyring, person, now, async (trx, key) => {
      const chosen = wanted.preferences ?? wanted.journalPreferences
      await deps.addPreferences(trx, key, chosen, now)
      await insertSession(trx, key, session, now)
      await countAccount(trx)
    })
    if (made.outcome === 'taken') throw taken(made)
    const device = await attempts.deviceToken({ userId: made.user.id, passwordHash })
    return { ...identityOf(made.user), token, device, recoveryCode: recovery.code }
  }

  async function logIn(given: Login, caller: Caller): Promise<SignedIn> {
    const { email, password, devices } = given
    const by = asker(email, caller)
    const known = await findUserByEmail(database, email)
    const bringing = { devices, owner: ownerOf(known) }
    const failures = await attempts.failuresOf(email, caller, bringing)
    await failures.refuseIfTooMany()
    const matches = await passwords.matches(known?.passwordHash, password, by)
    const refused = new AppError('invalid_credentials')
    if (!known || !matches) {
      await failures.count()
      throw refused
    }
    const { user, passwordHash } = known
    const renewed = await renewal(known, given, by)
    const { token, session } = newSession(caller)
    await database.write(async (trx) => {
      // Again, since others may have failed while this one was compared: of many guesses sent
      // at once no more than the limit are ever answered.
      await failures.refuseIfTooMany(trx)
      if (!(await replaceProof(trx, user.id, { passwordHash }, renewed))) throw refused
      const key = await keyring.userKey(trx, user.id)
      await insertSession(trx, key, session, clock())
    })
    deps.whenSignedIn(user.id)
    const device = await attempts.deviceToken({ userId: user.id, passwordHash, ...renewed })
    return { ...identityOf(user), token, device }
  }

  async function recover(given: Recovery, caller: Caller): Promise<SignedInWithCode> {
    const known = await findUserByEmail(database, given.email)
    const bringing = { devices: given.devices, owner: ownerOf(known) }
    const failures = await attempts.recoveryFailuresOf(given.email, caller, bringing)
    await failures.refuseIfTooMany()
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
      const proofs = { passwordHash, recoveryHash: next.hash, passwordExpiresAt: null }
      if (!(await replaceProof(trx, user.id, { recoveryHash }, proofs))) throw refused
      await endSessions(trx, user.id, clock())
      await revokeAllTokens(trx, user.id)
      const key = await keyring.userKey(trx, user.id)
      await insertSession(trx, key, session, clock())
    })
    deps.whenSignedIn(user.id)
    const device = await attempts.deviceToken({ userId: user.id, passwordHash })
    return { ...identityOf(user), token, device, recoveryCode: next.code }
  }

  /** What replaces the password that was just proven: the person’s own, or a fresher hash. */
  async function renewal(known: KnownUser, { password, newPassword }: Login, by: Asker) {
    if (known.passwordExpiresAt !== null) {
      if (known.passwordExpiresAt <= clock()) throw new AppError('temporary_password_expired')
      if (newPassword === undefined) throw new AppError('password_change_needed')
      refuseWeak('newPassword', newPassword, known.user)
      if (newPassword === password) throw unchanged()
      return { passwordHash: await passwords.hash(newPassword, by), passwordExpiresAt: null }
    }
    if (newPassword !== undefined) throw notTemporary()
    return passwords.isOutdated(known.passwordHash)
      ? { passwordHash: await passwords.hash(password, by) }
      : {}
  }
}

function ownerOf(known: KnownUser | undefined) {
  return known && { userId: known.user.id, passwordHash: known.passwordHash }
}

function unchanged(): AppError {
  const fields = { newPassword: 'Please choose a different password from the temporary one' }
  return new AppError('invalid_input', { fields })
}

function notTemporary(): AppError {
  const fields = { newPassword: 'This password isn’t temporary. You can change it in Profile' }
  return new AppError('invalid_input', { fields })
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
