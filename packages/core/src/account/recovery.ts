import * as z from 'zod/mini'
import { confirmPassword, email, newPassword, recoveryCode } from './fields.ts'
import { passwordTwice } from './password-twice.ts'
import type { Recovery } from './session.ts'

/** The form of a forgotten password: the rules of the call, and the new password twice. */
export const recoveryForm = z
  .strictObject({ email, recoveryCode, newPassword, confirmPassword })
  .check(passwordTwice('newPassword'))
export type RecoveryForm = z.output<typeof recoveryForm>

/** The form that replaces a temporary password. */
export const newPasswordForm = z
  .strictObject({ newPassword, confirmPassword })
  .check(passwordTwice('newPassword'))

/** What a filled form sends: never the confirmation of the password. */
export function recoveryOf(form: RecoveryForm): Recovery {
  const { confirmPassword: _, ...recovery } = form
  return recovery
}
