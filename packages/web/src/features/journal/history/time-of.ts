import { momentText } from '#kit/texts/more-dates.ts'

/** A moment to the minute: `Nov 13, 2026, 9:04 PM`. */
export const timeOf = (instant: string) => momentText(Date.parse(instant))

const DAY = 24 * 60 * 60 * 1000
const KEPT = 30 * DAY

/** Days until a deleted entry is removed, including a partial one. */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + KEPT - now) / DAY))
}
