import * as z from 'zod/mini'
import { identity } from '#account/index.ts'
import { endpoint } from './endpoint.ts'

export const verify = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  summary: 'Tells whose session this is',
  access: 'session',
  client: 'api',
  answers: { 200: identity },
  errors: [],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session it is called with',
  access: 'session',
  client: 'api',
  answers: { 204: null },
  errors: [],
})

/** Not the token itself: a device that could not reach the server keeps nothing that signs in. */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/auth/revoke',
  summary: 'Ends the session of a token by the SHA-256 of it, if there is one',
  access: 'anyone',
  client: 'api',
  body: z.strictObject({ tokenHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answers: { 204: null },
  errors: [],
})
