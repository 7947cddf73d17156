import { AppError } from '#app-error.ts'

export const tooMuch = () =>
  new AppError('invalid_input', {
    sentence: 'This is too much for one report. Please choose fewer days or entries.',
    fields: { to: 'Too much for one report' },
  })

/** The person's earlier reports aren't ready yet. */
export const ownSlotsTaken = () =>
  new AppError('too_many_requests', {
    sentence: 'We’re still making your other reports. Please wait a moment and try again.',
    retryAfter: 10,
  })

/** The work continues, and a later call gets its result. */
export const stillBeingMade = () =>
  new AppError('still_working', {
    sentence: 'We’re still making your report. Please try again in a minute.',
    retryAfter: 20,
  })

/** The shared queue is full; the person has nothing under way. */
const pressBusy = () =>
  new AppError('too_many_requests', {
    sentence: 'We’re making a lot of reports right now. Please try again in a minute.',
    retryAfter: 30,
  })

/** The refusal when the press failed. The press gives no reason, which might quote an entry. */
export function pressFailure(error: unknown): AppError {
  const { code } = error as { code?: unknown }
  if (code === 'too_many') return pressBusy()
  return new AppError('unavailable', {
    sentence: 'We couldn’t make the report. Please try again, or choose fewer entries.',
    cause: error,
  })
}
