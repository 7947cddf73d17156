import type { TextStorage } from '#device/local-store/text-storage.ts'

const lastKey = (userId: string) => `last_backup_${userId}`
const notNowKey = (userId: string) => `backup_not_now_${userId}`
const WEEK_MS = 7 * 24 * 60 * 60_000

/** When this browser last made a backup for the person (ms). */
export function lastBackup(storage: TextStorage, userId: string): number | undefined {
  return timeIn(storage.getItem(lastKey(userId)))
}

export function noteBackup(storage: TextStorage, userId: string, now: number): void {
  note(storage, lastKey(userId), now)
}

/** Snoozes the reminder for a week. */
export function noteNotNow(storage: TextStorage, userId: string, now: number): void {
  note(storage, notNowKey(userId), now)
}

/** Whether a week has passed since the last backup, and since the last `Not now`. */
export function isBackupDue(storage: TextStorage, userId: string, now: number): boolean {
  const since = [lastBackup(storage, userId), timeIn(storage.getItem(notNowKey(userId)))]
  // A clock that was ahead must not suppress the reminder for years.
  return since.every((time) => time === undefined || Math.abs(now - time) >= WEEK_MS)
}

function note(storage: TextStorage, key: string, now: number): void {
  try {
    storage.setItem(key, new Date(now).toISOString())
  } catch {
    // One more reminder does no harm.
  }
}

function timeIn(text: string | null): number | undefined {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : time
}
