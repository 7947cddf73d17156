import { AppError } from '#app-error.ts'
import { type Passwords, TooBusy } from '#crypto/index.ts'
import type { AccountParts } from './account-parts.ts'
import { type AttemptLimits, attemptsService } from './attempts.service.ts'
import { profileService } from './profile.service.ts'
import { sessionsService } from './sessions.service.ts'
import { signInService } from './sign-in.service.ts'

interface Parts extends AccountParts {
  readonly attemptLimits: AttemptLimits
}

/** Accounts and their sessions. */
export function accountService(given: Parts) {
  const parts = { ...given, passwords: turningAway(given.passwords) }
  const attempts = attemptsService(parts)
  return {
    ...signInService(parts, attempts),
    ...profileService(parts, attempts),
    ...sessionsService(parts),
  }
}

export type AccountService = ReturnType<typeof accountService>

const COME_BACK_AFTER = 5

/** Of a crowd at the door those who would wait in vain are told to come back. */
function turningAway(passwords: AccountParts['passwords']): AccountParts['passwords'] {
  const orComeBack = (error: unknown): never => {
    if (!(error instanceof TooBusy)) throw error
    throw new AppError('too_many_requests', { retryAfter: COME_BACK_AFTER, cause: error })
  }
  return {
    hash: (password) => passwords.hash(password).catch(orComeBack),
    matches: (stored, password) => passwords.matches(stored, password).catch(orComeBack),
    isOutdated: (stored) => passwords.isOutdated(stored),
  } satisfies Pick<Passwords, 'hash' | 'matches' | 'isOutdated'>
}
