import { createHash } from 'node:crypto'
import type { Database } from '#database/index.ts'
import { countAttempt } from './recent-attempts.ts'

/** Counts a call, or says after how many seconds the next one is allowed. */
export type CallCount = (who: string, now: number) => Promise<{ retryAfter: number } | undefined>

/**
 * One count of a person's calls for whatever is asked, in all processes, that a restart does not
 * end. Nothing but times is kept, for a minute, under a name that says neither whose nor of what.
 */
export function callCount(database: Database, what: string, perMinute: number): CallCount {
  return async (who, now) => {
    const key = createHash('sha256')
      .update(JSON.stringify([what, who]))
      .digest('base64url')
    const wait = await countAttempt(database, [{ key, perMinute }], now)
    return wait === undefined ? undefined : { retryAfter: Math.ceil(wait / 1000) }
  }
}
