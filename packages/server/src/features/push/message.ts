import webPush from 'web-push'
import type { Delivery, Subscription } from './delivery.ts'
import type { Message } from './send.ts'
import type { Vapid } from './vapid.ts'

/** What is sent to a browser: a notice that nobody but the browser can read. */
export function messageFor(
  { endpoint, keys }: Subscription,
  { kind, notice, expires_at }: Pick<Delivery, 'kind' | 'notice' | 'expires_at'>,
  vapid: Vapid,
  now: number,
): Message {
  const { cipherText: body } = webPush.encrypt(keys.p256dh, keys.auth, notice, 'aes128gcm')
  return {
    endpoint,
    body,
    headers: {
      authorization: vapid.authorization(new URL(endpoint).origin, now),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      // A device that wakes up when the day is over is told nothing of it.
      ttl: Math.max(0, Math.floor((expires_at - now) / 1000)),
      // A later one takes the place of one that was not delivered yet.
      topic: kind,
      urgency: 'normal',
    },
  }
}
