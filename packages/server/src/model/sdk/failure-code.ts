import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'
import type { FailureCode } from '../model-failure.ts'

/** Reads nothing off an error of the SDK but what kind it is. */
export function failureCode(error: unknown): FailureCode {
  if (NoObjectGeneratedError.isInstance(error)) return 'misfit'
  if (NoOutputGeneratedError.isInstance(error)) return 'empty'
  if (!APICallError.isInstance(error)) return 'broken'
  const { statusCode } = error
  if (statusCode === undefined) return 'no_connection'
  return statusCode >= 400 ? `status_${statusCode}` : 'broken'
}
