import { draftKey } from '#device/local-store/local-keys.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'

const KEY = 'notificationsNotNowUntil'
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

/** Never due while there's unsaved text. */
export function isOfferDue(storage: TextStorage, userId: string, now: number): boolean {
  return !isNotNow(storage, now) && storage.getItem(draftKey(userId)) === null
}
