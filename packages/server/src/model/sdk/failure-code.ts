import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'
import type { FailureCode } from '../model-failure.ts'
import { OversizeError } from './bound-answer.ts'

/** Reads nothing off an error of the SDK but what kind it is. */
export function failureCode(error: unknown): FailureCode {
  if (isOversize(error)) return 'too_long'
  if (NoObjectGeneratedError.isInstance(error)) return 'misfit'
  if (NoOutputGeneratedError.isInstance(error)) return 'empty'
  if (!APICallError.isInstance(error)) return 'broken'
  const { statusCode } = error
  if (statusCode === undefined) return 'no_connection'
  return statusCode >= 400 ? `status_${statusCode}` : 'broken'
}

/** The SDK wraps what a body failed with, once or twice. */
function isOversize(error: unknown): boolean {
  if (error instanceof OversizeError) return true
  return error instanceof Error && error.cause !== error && isOversize(error.cause)
}
