import { createHash } from 'node:crypto'

const KEY_LIFE_MS = 10 * 60 * 1000

/**
 * A key under which the same wish, repeated at once, is fulfilled once, even where the first call
 * is still on its way. It lasts for minutes: Stripe repeats a failure of its own under the same
 * key for a whole day, and what was fulfilled is found by asking.
 */
export function shortLived(what: string, parts: readonly string[], now: number): string {
  const wish = JSON.stringify([...parts, Math.floor(now / KEY_LIFE_MS)])
  return `${what}-${createHash('sha256').update(wish).digest('hex')}`
}
