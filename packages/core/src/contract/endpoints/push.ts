import * as z from 'zod/mini'
import { day, text } from '#input/index.ts'
import { endpoint } from '../endpoint.ts'
import { timeZone } from './headers.ts'

/**
 * An https address, or a local http one for tests. Which other hosts a server sends to is up to its
 * operator.
 */
const address = text({ max: 2048, required: 'Endpoint is required' }).check(
  z.refine((url) => SECURE.test(url) || OWN.test(url), 'Must be an https address'),
)
const SECURE = /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i
const OWN = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]\S*)?$/i

/** Base64url without padding, of an exact number of bytes. */
function bytes(count: number) {
  const length = Math.ceil((count * 4) / 3)
  const form = new RegExp(`^[\\w-]{${length}}$`)
  return text({ max: length, required: 'Key is required' }).check(
    z.regex(form, `Must be ${count} bytes in base64url`),
  )
}

export const pushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'Returns the public key that a browser subscribes with',
  access: 'session',
  client: 'api',
  answers: { 200: z.object({ key: z.string() }) },
  errors: [],
})

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Registers a browser for push, and whether the person shares the days they write',
  access: 'session',
  client: 'api',
  headers: z.object({ ...timeZone }),
  body: z.strictObject({
    endpoint: address,
    // Part of `PushSubscription.toJSON()`.
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    /** The person's consent: whether the server may know the days on which they wrote. */
    tellDays: z.boolean(),
  }),
  answers: { 204: null },
  errors: [],
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  summary: 'Ends push to the given browser, or to all of the person’s browsers',
  access: 'session',
  client: 'api',
  body: z.strictObject({ endpoint: z.optional(text({ max: 2048 })) }),
  answers: { 204: null },
  errors: [],
})

export const tellDay = endpoint({
  method: 'POST',
  path: '/api/push/days',
  summary: 'Records that the person wrote on a day; only with their consent',
  access: 'session',
  client: 'api',
  headers: z.object({ ...timeZone }),
  body: z.strictObject({ localDate: day() }),
  answers: { 204: null },
  errors: ['days_not_agreed'],
})
