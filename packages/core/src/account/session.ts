import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import { email, givenPassword, newPassword, password, recoveryCode } from './fields.ts'
import { identity } from './user.ts'

/** Login: the form and the body of the call are the same. */
export const login = z.strictObject({ email, password })
export type Login = z.output<typeof login>

export const confirmation = z.strictObject({ password: givenPassword })

export const recovery = z.strictObject({ email, recoveryCode, newPassword })
export type Recovery = z.output<typeof recovery>

export const signedIn = z.extend(identity, { token: z.string() })
export type SignedIn = z.output<typeof signedIn>

/** A sign-in that also hands out a recovery code, which is shown this once. */
export const signedInWithCode = z.extend(signedIn, { recoveryCode: z.string() })

/** One place where a person is signed in. */
export const session = z.object({
  id: z.string(),
  createdAt: instant(),
  lastUsedAt: instant(),
  /** Such as `Firefox on Linux`; `null` when it did not say what it is. */
  device: z.nullable(z.string()),
  /** The session that asked. */
  current: z.boolean(),
})
export type Session = z.output<typeof session>
