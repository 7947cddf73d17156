const DAY = 24 * 60 * 60 * 1000

/** The day number of a day (`yyyy-MM-dd`), counted from a fixed day; NaN for an invalid one. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY
}

/** The day of a day number. */
export function dayAt(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

/** Adds days; negative: subtracts. */
export function addDays(day: string, count: number): string {
  return dayAt(dayNumber(day) + count)
}

/** 0 for a Sunday to 6 for a Saturday. */
export function weekdayOf(number: number): number {
  return new Date(number * DAY).getUTCDay()
}
