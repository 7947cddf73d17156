import { draftKey, mirrorKey } from '#device/local-store/local-keys.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { SafeStorage } from '#services/session/safe-storage.ts'

const KEY = 'notificationsNotNowUntil'
const FIRST_VISIT = 'notificationsFirstVisit'
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Snoozes the offer on this device for 30 days. */
export function noteNotNow(storage: TextStorage, now: number): void {
  try {
    storage.setItem(KEY, new Date(now + THIRTY_DAYS).toISOString())
  } catch {
    // Storage is full: asked again on the next page.
  }
}

/** Ignores invalid values and dates too far ahead. */
export function isNotNow(storage: TextStorage, now: number): boolean {
  const until = Date.parse(storage.getItem(KEY) ?? '')
  return now < until && until <= now + THIRTY_DAYS
}

interface Visit {
  readonly storage: TextStorage
  /** Session storage. */
  readonly tab: SafeStorage
  readonly userId: string
  readonly now: number
}

/** Never due on a first visit, and never while there's unsaved text. */
export function isOfferDue(visit: Visit): boolean {
  const { storage, userId, now } = visit
  return (
    isLaterVisit(visit) && !isNotNow(storage, now) && storage.getItem(draftKey(userId)) === null
  )
}

/**
 * NOTE-01: whether this visit comes after one on which an entry was saved. A visit ends with its tab
 * or its day; one that began without entries is noted, since it may see the first one saved.
 */
function isLaterVisit({ storage, tab, userId, now }: Visit): boolean {
  const visit = `${userId} ${new Date(now).toDateString()}`
  if (tab.get(FIRST_VISIT) === visit) return false
  if (storage.getItem(mirrorKey(userId)) !== null) return true
  tab.set(FIRST_VISIT, visit)
  return false
}
