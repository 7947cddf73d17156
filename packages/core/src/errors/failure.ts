/** How a call can fail, from the caller's point of view. */
export type Failure =
  | HttpFailure
  /** The fetch was rejected: to the app's own origin, or to another one. */
  | { readonly kind: 'network' }
  | { readonly kind: 'cross-origin' }
  | { readonly kind: 'timeout' }
  /** The request couldn't be made. */
  | { readonly kind: 'setup' }
  /** The answer doesn't match the contract. */
  | { readonly kind: 'invalid-answer' }

export interface HttpFailure {
  readonly kind: 'http'
  readonly status: number
  /** Whether the call carried a session. */
  readonly hadToken: boolean
  /** The fields of the same names in the answer. */
  readonly error?: string | undefined
  readonly details?: string | undefined
}

/** Whether the server is unreachable, so that the app works offline. */
export function isOffline(failure: Failure): boolean {
  return failure.kind === 'http' ? failure.status >= 500 : isWithoutAnswer(failure)
}

/** Whether no answer came at all. */
export function isWithoutAnswer({ kind }: Failure): boolean {
  return kind === 'network' || kind === 'cross-origin' || kind === 'timeout'
}
