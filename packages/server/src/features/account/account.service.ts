import { AppError } from '#app-error.ts'
import { TooBusy } from '#concurrency/semaphore.ts'
import type { AccountParts, PasswordWork } from './account-parts.ts'
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
    rules: { passwordMinLength: parts.passwordMinLength },
    ...signInService(parts, attempts),
    ...profileService(parts, attempts),
    ...sessionsService(parts),
  }
}

export type AccountService = ReturnType<typeof accountService>

const COME_BACK_AFTER = 5

/** Of a crowd at the door those who would wait in vain are told to come back. */
function turningAway(passwords: PasswordWork): PasswordWork {
  const orComeBack = (error: unknown): never => {
    if (!(error instanceof TooBusy)) throw error
    throw new AppError('too_many_requests', { retryAfter: COME_BACK_AFTER, cause: error })
  }
  return {
    hash: (...given) => passwords.hash(...given).catch(orComeBack),
    matches: (...given) => passwords.matches(...given).catch(orComeBack),
    isOutdated: (stored) => passwords.isOutdated(stored),
  }
}
