import type { ErrorBody } from '@daywell/core/contract'
import type { Failure } from '@daywell/core/errors'

/**
 * A call that didn't succeed: how it failed and what the server said. `messageOf` turns it into a
 * sentence; its catalogue isn't in the first bundle, and this class is.
 */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly failure: Failure
  /** The error body, if the server itself sent one. */
  readonly answer: ErrorBody | undefined
  /** The server's `Retry-After`, if it sent one. */
  readonly retryAfterMs: number | undefined

  constructor(
    failure: Failure,
    options: Partial<Pick<CallFailure, 'answer' | 'retryAfterMs'>> & { cause?: unknown } = {},
  ) {
    super(failure.kind, { cause: options.cause })
    this.failure = failure
    this.answer = options.answer
    this.retryAfterMs = options.retryAfterMs
  }

  /** The answer's status, if there was an answer. */
  get status(): number | undefined {
    return this.failure.kind === 'http' ? this.failure.status : undefined
  }
}
