import * as z from 'zod/mini'
import { text } from '#input/index.ts'
import { endpoint } from './endpoint.ts'
import { timeZone } from './headers.ts'

const address = text({ max: 2048, required: 'Endpoint is required' }).check(
  z.refine((url) => /^https:\/\/[^\s/]+/i.test(url), 'Must be an https address'),
)
const key = (required: string) =>
  text({ max: 255, required }).check(z.regex(/^[\w+/=-]+$/, 'Must be a base64 key'))

export const pushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'Answers the public key that a browser subscribes with',
  access: 'session',
  client: 'api',
  answers: { 200: z.object({ publicKey: z.string() }) },
  errors: [],
})

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Registers a browser for push',
  access: 'session',
  client: 'api',
  headers: z.object({ ...timeZone }),
  // What `PushSubscription.toJSON()` gives.
  body: z.strictObject({
    endpoint: address,
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.strictObject({ p256dh: key('Key is required'), auth: key('Key is required') }),
  }),
  answers: { 204: null },
  errors: [],
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  summary: 'Ends push to the browser that is named, or to all of the person’s browsers',
  access: 'session',
  client: 'api',
  body: z.strictObject({ endpoint: z.optional(text({ max: 2048 })) }),
  answers: { 204: null },
  errors: [],
})
