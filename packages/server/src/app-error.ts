import { type ErrorCode, errors } from '@daywell/core/contract'

interface Extras {
  /** Replaces the sentence of the code. */
  readonly sentence?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly details?: string
  /** The entry that is stored, where that is why the call was refused. */
  readonly entry?: unknown
  /** Which storage quota was reached, where it is not that of entries. */
  readonly quota?: 'versions'
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
  /** For the log; the caller never learns of it. */
  readonly cause?: unknown
}

/** A call is refused, for a reason that the person sees. Knows nothing of HTTP. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(extras.sentence ?? errors[code].sentence, { cause: extras.cause })
    this.code = code
    this.extras = extras
  }
}

/** The database does not answer; a moment later it may. */
export function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', { cause })
}
