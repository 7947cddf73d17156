import type { ErrorBody } from '@daywell/core/contract'
import type { Failure } from '@daywell/core/errors'

/**
 * A call that didn't succeed: how it failed and what the server said. `messageOf` words it for a
 * person; its catalog is no part of the first bundle, and this class is.
 */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly failure: Failure
  /** The error answer, when the server itself gave one. */
  readonly answer: ErrorBody | undefined
  /** How long the server asks to be left alone, when it does. */
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

  /** The status of the answer, if there was one. */
  get status(): number | undefined {
    return this.failure.kind === 'http' ? this.failure.status : undefined
  }
}
