import * as z from 'zod/mini'
import { confirmPassword, displayName, email, password, username } from './fields.ts'
import { passwordTwice } from './password-twice.ts'
import { words } from './words.ts'
import { DEFAULT_WRITING_TIME, writingTimes } from './writing-time.ts'

const who = { email, username, displayName, password }

export const preferredWritingTime = z.enum(writingTimes)

const firstPreferences = z.strictObject({
  promptTopics: z._default(words(), []),
  writingGoals: z._default(words(), []),
  preferredWritingTime: z._default(preferredWritingTime, DEFAULT_WRITING_TIME),
})

/** The body of a signup; `journalPreferences` is another name for `preferences`. */
export const signup = z.strictObject({
  ...who,
  preferences: z.optional(firstPreferences),
  journalPreferences: z.optional(firstPreferences),
})
export type Signup = z.output<typeof signup>

/** The signup form: the same rules, and the password twice. */
export const signupForm = z
  .strictObject({
    ...who,
    confirmPassword,
    preferredWritingTime,
  })
  .check(passwordTwice('password'))
export type SignupForm = z.output<typeof signupForm>

/** What a filled form sends: never the confirmation of the password. */
export function signupOf(form: SignupForm): z.input<typeof signup> {
  const { confirmPassword: _, preferredWritingTime, ...who } = form
  return { ...who, preferences: { promptTopics: [], writingGoals: [], preferredWritingTime } }
}
