import { AppError } from '#app-error.ts'

/** Long enough that the queue has moved. */
const RETRY_AFTER_SECONDS = 5

/** The refusal when a thread failed: retry soon, or no answer. */
export function workFailed(cause: unknown): never {
  const isTooMany = cause instanceof Error && 'code' in cause && cause.code === 'too_many'
  if (isTooMany) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS, cause })
  throw new AppError('model_failed', { cause })
}
