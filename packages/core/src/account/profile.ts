import * as z from 'zod/mini'
import { text } from '#input/index.ts'
import {
  displayName,
  email,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordTooShort,
  username,
} from './fields.ts'

const optionalPassword = z.optional(text({ max: PASSWORD_MAX }))
const fields = {
  username,
  displayName,
  email,
  currentPassword: optionalPassword,
  newPassword: optionalPassword,
}

interface Passwords {
  currentPassword?: string | undefined
  newPassword?: string | undefined
}

// A form sends an empty string for a password that wasn't typed; it counts as none.
const passwordRules = [
  z.refine<Passwords>((p) => !p.currentPassword || !!p.newPassword, {
    error: 'New password is required when current password is provided',
    path: ['newPassword'],
  }),
  z.refine<Passwords>((p) => !p.newPassword || p.newPassword.length >= PASSWORD_MIN, {
    error: passwordTooShort(PASSWORD_MIN),
    path: ['newPassword'],
  }),
  z.refine<Passwords>((p) => !p.newPassword || !!p.currentPassword, {
    error: 'Current password is required',
    path: ['currentPassword'],
  }),
] as const

/** The flat profile, as it is sent. */
export const profile = z
  .strictObject({
    ...fields,
    /** A new password revokes the person's API tokens, unless they say that these stay. */
    keepTokens: z.optional(z.boolean()),
  })
  .check(...passwordRules)
export type Profile = z.output<typeof profile>

/** The profile form: the same rules, and the new password twice. */
export const profileForm = z
  .strictObject({ ...fields, confirmNewPassword: optionalPassword })
  .check(
    ...passwordRules,
    z.refine((form) => !form.newPassword || form.newPassword === form.confirmNewPassword, {
      error: 'New passwords do not match',
      path: ['confirmNewPassword'],
    }),
  )
export type ProfileForm = z.output<typeof profileForm>

/** What a filled form sends: passwords, and what becomes of tokens, only with a new password. */
export function profileOf(form: ProfileForm, keepTokens = false): Profile {
  const { confirmNewPassword: _, currentPassword, newPassword, ...rest } = form
  if (!newPassword) return rest
  return { ...rest, currentPassword, newPassword, ...(keepTokens && { keepTokens }) }
}
