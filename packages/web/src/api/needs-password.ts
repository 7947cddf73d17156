import { CallFailure } from '../kit/fetch/call-failure.ts'

/** Whether the server wants the password first: it was last given too long ago. */
export function needsPassword(error: unknown): boolean {
  return error instanceof CallFailure && error.answer?.code === 'password_needed'
}
