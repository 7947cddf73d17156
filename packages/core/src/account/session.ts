import * as z from 'zod/mini'
import { instant, list, text } from '#input/index.ts'
import { email, givenPassword, newPassword, password, recoveryCode } from './fields.ts'
import { identity } from './user.ts'

/**
 * Device ids that identify a device that was signed in before, so that strangers can’t lock it out.
 */
const devices = z.optional(list(text({ max: 100 }), 5))

/** What a person types to log in. */
export const loginForm = z.strictObject({ email, password })
export type LoginForm = z.output<typeof loginForm>

export const login = z.extend(loginForm, {
  /** Replaces a temporary password; without it such a login is refused. */
  newPassword: z.optional(newPassword),
  devices,
})
export type Login = z.output<typeof login>

export const confirmation = z.strictObject({ password: givenPassword })

export const recovery = z.strictObject({ email, recoveryCode, newPassword, devices })
export type Recovery = z.output<typeof recovery>

export const signedIn = z.extend(identity, {
  token: z.string(),
  /** Sent with the next login on this device; it grants nothing. */
  device: z.string(),
})
export type SignedIn = z.output<typeof signedIn>

/** A sign-in that also hands out a recovery code, which is shown this once. */
export const signedInWithCode = z.extend(signedIn, { recoveryCode: z.string() })

/** One place where a person is signed in. */
export const session = z.object({
  id: z.string(),
  createdAt: instant(),
  lastUsedAt: instant(),
  /** Such as `Firefox on Linux`; `null` if unknown. */
  device: z.nullable(z.string()),
  /** The session that asked. */
  current: z.boolean(),
})
export type Session = z.output<typeof session>
