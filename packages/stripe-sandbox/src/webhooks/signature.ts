import { createHmac } from 'node:crypto'

/** Stripe's header: the time, and an HMAC of time and body, so that neither can be exchanged. */
export function signature(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
