import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

// Separate from `verify`, which the first page needs: these are loaded lazily.

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session it is called with',
  access: 'session',
  client: 'api',
  answers: { 204: null },
  errors: [],
})

/** A hash, not the token: a device that was offline keeps nothing that grants access. */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/auth/revoke',
  summary: 'Ends the session whose token has this SHA-256, if there is one',
  access: 'anyone',
  client: 'api',
  body: z.strictObject({ tokenHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answers: { 204: null },
  errors: [],
})
