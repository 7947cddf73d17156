/** A moment to the minute: `13 Nov 2026, 21:04`. */
export function timeOf(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  )
}

const DAY = 24 * 60 * 60 * 1000
const KEPT = 30 * DAY

/** Days until a deleted entry is removed, including a partial one. */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + KEPT - now) / DAY))
}
