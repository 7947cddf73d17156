import { AppError } from '#app-error.ts'

/** Why a model did not answer, in a word that the log may hold. */
export type FailureCode =
  | 'no_connection'
  | 'too_slow'
  | 'silent'
  | 'too_long'
  | 'broken'
  | 'empty'
  | 'misfit'
  | 'stopped'
  | `status_${number}`

/**
 * What is left of a failure. The errors of the SDK hold the whole request and the whole answer,
 * and so a person's words and the key: none of them goes any further than here.
 */
class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(code)
    this.code = code
  }
}

export function modelFailed(code: FailureCode): AppError {
  return new AppError('model_failed', { cause: new ModelFailure(code) })
}
