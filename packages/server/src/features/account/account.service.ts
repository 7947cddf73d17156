import { AppError } from '#app-error.ts'
import { TooBusy } from '#concurrency/semaphore.ts'
import type { AccountDeps, PasswordWork } from './account-deps.ts'
import { type AttemptLimits, attemptsService } from './attempts.service.ts'
import { profileService } from './profile.service.ts'
import { sessionsService } from './sessions.service.ts'
import { signInService } from './sign-in.service.ts'
import { tokensService } from './tokens.service.ts'

interface AccountServiceDeps extends AccountDeps {
  readonly attemptLimits: AttemptLimits
}

export function accountService(given: AccountServiceDeps) {
  const deps = { ...given, passwords: refuseWhenBusy(given.passwords) }
  const attempts = attemptsService(deps)
  const profile = profileService(deps, attempts)
  return {
    rules: { passwordMinLength: deps.passwordMinLength },
    ...signInService(deps, attempts),
    ...profile,
    ...sessionsService(deps),
    ...tokensService(deps, profile.requireConfirmed),
  }
}

export type AccountService = ReturnType<typeof accountService>

const RETRY_AFTER_SECONDS = 5

/** Under load, calls that would wait in vain are refused with a time to retry. */
function refuseWhenBusy(passwords: PasswordWork): PasswordWork {
  const orComeBack = (error: unknown): never => {
    if (!(error instanceof TooBusy)) throw error
    throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
  }
  return {
    hash: (...given) => passwords.hash(...given).catch(orComeBack),
    matches: (...given) => passwords.matches(...given).catch(orComeBack),
    isOutdated: (stored) => passwords.isOutdated(stored),
  }
}
