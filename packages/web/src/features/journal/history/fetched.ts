import { isOffline } from '@daywell/core/errors'
import { CallFailure } from '#kit/fetch/call-failure.ts'

/** What the server said to a question, or why it did not. */
export type Fetched<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'offline' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T }

/** A failure in the words of a screen that has something to show without the server, too. */
export function whyNotFetched(error: unknown): Fetched<never> {
  const away = error instanceof CallFailure && isOffline(error.failure)
  return { state: away ? 'offline' : 'failed' }
}
