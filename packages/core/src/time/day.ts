const DAY = 24 * 60 * 60 * 1000

/** Where a day (`yyyy-MM-dd`) stands in the row of all days; NaN for what is no day. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY
}

/** The day that stands there. */
export function dayAt(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

/** The day that many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return dayAt(dayNumber(day) + count)
}

/** 0 for a Sunday to 6 for a Saturday. */
export function weekdayOf(number: number): number {
  return new Date(number * DAY).getUTCDay()
}
