import type { ErrorCode } from '@daywell/core/contract'
import { type FeatureName, messageOf } from '@daywell/core/errors'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { Complaints } from './form-state.ts'

interface Explanation {
  readonly says: string
  readonly fields: Complaints
}

/** Errors that belong to one field, whatever form it's on. */
const fieldOf = { email_taken: 'email', username_taken: 'username' } as const satisfies Partial<
  Record<ErrorCode, string>
>

/** The form's message for a failed call, and the fields it concerns. */
export function explainFailure(error: unknown, feature: FeatureName): Explanation {
  if (!(error instanceof CallFailure)) return { says: messageOf(undefined, feature), fields: {} }
  const says = messageOf(error.failure, feature)
  return { says, fields: error.answer?.fields ?? fieldAtFault(error.answer?.code, says) }
}

function fieldAtFault(code: string | undefined, says: string): Complaints {
  const field = Object.hasOwn(fieldOf, code ?? '') && fieldOf[code as keyof typeof fieldOf]
  return field ? { [field]: says } : {}
}
