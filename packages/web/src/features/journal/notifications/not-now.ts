import { draftKey } from '#device/local-store/local-keys.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'

const KEY = 'notificationsNotNowUntil'
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Nobody who said so is asked again for 30 days, on this device. */
export function noteNotNow(storage: TextStorage, now: number): void {
  try {
    storage.setItem(KEY, new Date(now + THIRTY_DAYS).toISOString())
  } catch {
    // Where nothing can be kept, they are asked again with the next page.
  }
}

/** What cannot be read, or lies further ahead than anybody could have put it, does not count. */
export function isNotNow(storage: TextStorage, now: number): boolean {
  const until = Date.parse(storage.getItem(KEY) ?? '')
  return now < until && until <= now + THIRTY_DAYS
}

/** What somebody has typed and not saved comes first: a page with it is never covered. */
export function isOfferDue(storage: TextStorage, userId: string, now: number): boolean {
  return !isNotNow(storage, now) && storage.getItem(draftKey(userId)) === null
}
