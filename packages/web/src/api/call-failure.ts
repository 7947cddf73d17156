import type { ErrorBody } from '@daywell/core/contract'
import { type Failure, type FeatureName, messageOf } from '@daywell/core/errors'

/** A call that did not succeed: how it failed, what the server said, what a person is told. */
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
    super(messageOf(failure), { cause: options.cause })
    this.failure = failure
    this.answer = options.answer
    this.retryAfterMs = options.retryAfterMs
  }

  /** The status of the answer, if there was one. */
  get status(): number | undefined {
    return this.failure.kind === 'http' ? this.failure.status : undefined
  }

  /** The message in the words of a feature that has its own. */
  messageFor(feature: FeatureName): string {
    return messageOf(this.failure, feature)
  }
}
