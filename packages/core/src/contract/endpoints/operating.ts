import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

// Separate from `health`, which the first page needs: no page makes these calls.

export const healthLive = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Says that the process responds, whatever its database does',
  access: 'anyone',
  client: 'api',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
})

export const healthReady = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Says whether calls can be served: the database accepts writes, and the key fits it',
  access: 'anyone',
  client: 'api',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: ['not_ready'],
})

export const openapi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Describes every call of the API',
  access: 'anyone',
  client: 'api',
  answers: { 200: z.looseObject({ openapi: z.string() }) },
  errors: [],
})

export const metrics = endpoint({
  method: 'GET',
  path: '/metrics',
  summary: 'Returns metrics for the operator',
  access: 'operator',
  client: 'api',
  answers: { 200: z.string() },
  produces: 'text',
  errors: [],
})
