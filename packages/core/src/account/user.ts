import * as z from 'zod/mini'

export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
})
export type User = z.output<typeof user>

/** Who is signed in, and whether they have been through the setup before. */
export const identity = z.object({ user, onboardingComplete: z.boolean() })
export type Identity = z.output<typeof identity>
