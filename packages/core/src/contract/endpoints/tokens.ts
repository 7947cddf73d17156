import * as z from 'zod/mini'
import { apiToken, newApiToken } from '#account/index.ts'
import { endpoint } from '../endpoint.ts'
import { byId } from './params.ts'

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/auth/tokens',
  summary: 'Lists the person’s API tokens, newest first',
  access: 'session',
  client: 'premium',
  answers: { 200: z.array(apiToken) },
  errors: [],
})

export const createToken = endpoint({
  method: 'POST',
  path: '/api/auth/tokens',
  summary: 'Creates an API token; its secret is in this answer and never again',
  access: 'session',
  // A 403 here asks for the password and must not end the session.
  client: 'premium',
  body: newApiToken,
  answers: { 201: z.extend(apiToken, { token: z.string() }) },
  errors: ['password_needed'],
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/auth/tokens/{id}',
  summary: 'Revokes one of the person’s API tokens',
  access: 'session',
  client: 'premium',
  params: byId,
  answers: { 204: null },
  errors: [],
})
