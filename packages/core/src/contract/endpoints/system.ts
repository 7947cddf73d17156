import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Says whether the server and its database answer',
  access: 'anyone',
  client: 'api',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
})
