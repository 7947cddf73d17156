import { AppError } from '#app-error.ts'

export const tooMuch = () =>
  new AppError('invalid_input', {
    sentence: 'This is too much for one report. Please choose fewer days or entries.',
    fields: { to: 'Too much for one report' },
  })

/** What is told where the press gave nothing; why, it never says, for that might quote somebody. */
export function pressFailure(error: unknown): AppError {
  const { code } = error as { code?: unknown }
  if (code === 'too_many') return new AppError('too_many_requests', { retryAfter: 10 })
  return new AppError('unavailable', {
    sentence: 'The report could not be made. Please try again, or choose fewer entries.',
    cause: error,
  })
}
