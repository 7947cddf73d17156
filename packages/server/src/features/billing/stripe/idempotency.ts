import { createHash } from 'node:crypto'

const KEY_LIFE_MS = 10 * 60 * 1000

/**
 * An idempotency key: the same request, repeated right away, is carried out once, even while the
 * first call is in flight. It lasts for minutes, since Stripe repeats its own failures under a key
 * for a whole day; what was carried out before is found by asking.
 */
export function shortLived(what: string, parts: readonly string[], now: number): string {
  const wish = JSON.stringify([...parts, Math.floor(now / KEY_LIFE_MS)])
  return `${what}-${createHash('sha256').update(wish).digest('hex')}`
}
