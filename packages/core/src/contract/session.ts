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
