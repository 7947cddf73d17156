import { createHmac } from 'node:crypto'
import webPush from 'web-push'
import type { Delivery, Subscription } from '#stores/push/delivery.ts'
import type { Message } from './send.ts'
import type { Vapid } from './vapid.ts'

/** All are of one length, which JSON fills up with blanks: it would tell the kind as well. */
const MESSAGE_BYTES = 128

/** A notice, encrypted for one browser. */
export function messageFor(
  { endpoint, keys }: Subscription,
  { id, notice, expires_at }: Pick<Delivery, 'id' | 'notice' | 'expires_at'>,
  vapid: Vapid,
  now: number,
): Message {
  const text = notice.padEnd(MESSAGE_BYTES)
  const { cipherText: body } = webPush.encrypt(keys.p256dh, keys.auth, text, 'aes128gcm')
  return {
    endpoint,
    body,
    headers: {
      authorization: vapid.authorization(new URL(endpoint).origin, now),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      // A device that wakes up after the day is over gets nothing.
      ttl: Math.max(0, Math.floor((expires_at - now) / 1000)),
      // A second try takes the place of the first, if that was not delivered yet.
      topic: topicOf(id, keys),
      urgency: 'normal',
    },
  }
}

/** Identifies one notice to one browser, and is opaque without the browser's keys. */
function topicOf(id: string, { auth }: Subscription['keys']): string {
  return createHmac('sha256', auth).update(id).digest('base64url').slice(0, 32)
}
