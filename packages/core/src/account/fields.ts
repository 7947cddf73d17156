import * as z from 'zod/mini'
import { text } from '#input/index.ts'

const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u
const USERNAME = /^[\p{L}\p{M}\p{N}_-]+$/u
/** No line breaks, control or bidirectional characters in a name. */
const VISIBLE = /^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 1024

/** What a person reads when a new password is too short. */
export const passwordTooShort = (minLength: number) =>
  `Password must be at least ${minLength} characters`

export const email = text({ max: 254, required: 'Email is required', trim: true }).check(
  z.regex(EMAIL, 'Invalid email address'),
)

export const username = text({ max: 50, required: 'Username is required', trim: true }).check(
  z.normalize('NFC'),
  z.minLength(3, 'Username must be at least 3 characters'),
  z.regex(USERNAME, 'Username can only contain letters, numbers, underscores and hyphens'),
)

export const displayName = text({
  max: 100,
  required: 'Display name is required',
  trim: true,
}).check(
  z.minLength(2, 'Display name must be at least 2 characters'),
  z.regex(VISIBLE, 'Display name can’t contain line breaks or other control characters'),
)

export const password = text({ max: PASSWORD_MAX, required: 'Password is required' }).check(
  z.minLength(PASSWORD_MIN, passwordTooShort(PASSWORD_MIN)),
)

/** A password that is only compared with the current one, so no length rule applies. */
export const givenPassword = text({ max: PASSWORD_MAX, required: 'Password is required' })

export const newPassword = text({ max: PASSWORD_MAX, required: 'New password is required' }).check(
  z.minLength(PASSWORD_MIN, passwordTooShort(PASSWORD_MIN)),
)

/** The password again, on a form; the form checks that both are equal. */
export const confirmPassword = text({
  max: PASSWORD_MAX,
  required: 'Please confirm your password',
})

export const recoveryCode = text({ max: 100, required: 'Recovery code is required', trim: true })
