import { isOffline } from '@daywell/core/errors'
import type { FailedCall, Why } from '@daywell/core/sync'
import { CallFailure } from '#kit/fetch/call-failure.ts'

/** The reason of a failure; anything that isn't a failed call is a local storage error. */
export function failedBecause(error: unknown): Why {
  if (!(error instanceof CallFailure)) return 'storage'
  const { failure, status, answer } = error
  // The page request then reports which entries don't fit, and stores the others.
  if (answer?.code === 'storage_full') return 'refused'
  if (isOffline(failure)) return failure.kind === 'http' ? 'server' : 'offline'
  if (failure.kind === 'invalid-answer') return 'answer'
  if (status === 401 || status === 403) return 'session'
  if (status === 429) return 'busy'
  if (answer?.code === 'privacy_level_changed') return 'level'
  return 'refused'
}

/** The server's `Retry-After`, if any. */
export function retryAfterOf(error: unknown): Pick<FailedCall, 'retryAfterMs'> {
  const retryAfterMs = error instanceof CallFailure ? error.retryAfterMs : undefined
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}

export function isTimeout(error: unknown): boolean {
  return error instanceof CallFailure && error.failure.kind === 'timeout'
}
