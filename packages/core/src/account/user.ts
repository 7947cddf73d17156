import * as z from 'zod/mini'

export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
})
export type User = z.output<typeof user>
