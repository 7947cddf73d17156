import { isOffline } from '@daywell/core/errors'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { Fetched } from '#kit/fetch/use-fetch.ts'

/** Whether the server was unreachable, which is retried automatically. */
export function isUnreached({ phase, error }: Fetched<unknown>): boolean {
  return phase === 'failed' && error instanceof CallFailure && isOffline(error.failure)
}
