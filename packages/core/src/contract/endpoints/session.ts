import { identity } from '#account/index.ts'
import { endpoint } from '../endpoint.ts'

export const verify = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  summary: 'Returns the person whose session this is',
  access: 'session',
  client: 'api',
  answers: { 200: identity },
  errors: [],
})
