const DAY_MS = 24 * 60 * 60 * 1000
export const SESSION_LIFE_MS = 30 * DAY_MS
/** However much it is used: a token that was stolen unnoticed ends some day. */
export const SESSION_MAX_LIFE_MS = 180 * DAY_MS
/** What ran out longer ago looks the same as what a clock set ahead has put out of its window. */
const BELIEVED_END_MS = 7 * DAY_MS

interface SessionTimes {
  readonly created_at: number
  readonly last_used_at: number
}

/**
 * Whether the times of a session that no longer opens may be taken for its end. A device removes
 * its copies on our word, so a clock alone must not be able to say it.
 */
export function isEndBelievable({ created_at, last_used_at }: SessionTimes, now: number): boolean {
  const isOfThePast = created_at <= now && last_used_at <= now
  const endsAt = Math.min(last_used_at + SESSION_LIFE_MS, created_at + SESSION_MAX_LIFE_MS)
  return isOfThePast && endsAt > now - BELIEVED_END_MS
}
