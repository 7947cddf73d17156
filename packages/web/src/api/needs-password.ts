import { CallFailure } from '../kit/fetch/call-failure.ts'

/** Whether the server asks for the password again because the last check is too old. */
export function needsPassword(error: unknown): boolean {
  return error instanceof CallFailure && error.answer?.code === 'password_needed'
}
