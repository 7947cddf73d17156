/**
 * The one style of dates and times on screen, in the browser's locale and clock: `Mon, Nov 16`,
 * `Nov 16, 2026`, `8:41 AM` in en-US. A day is `yyyy-MM-dd`; it has no time zone. What the first
 * screen needs is here; the rest is in more-dates.ts.
 */
type Options = Intl.DateTimeFormatOptions

// Creating a format is the expensive part.
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in any shape. */
export function formatAt(at: number, options: Options): string {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(undefined, options)
  formats.set(key, format)
  // Some browsers put a narrow no-break space before AM, others one that breaks.
  return format.format(at).replace(/[\u202f ](?=[AP]M)/, '\u00a0')
}

/** The same for a day. */
export const formatDay = (day: string, options: Options) =>
  formatAt(Date.parse(day), { ...options, timeZone: 'UTC' })

const DAY = { month: 'short', day: 'numeric' } as const

/** With the year if it isn't today's. */
export const dayOptions = (day: string, today: string): Options =>
  day.slice(0, 4) === today.slice(0, 4) ? DAY : { ...DAY, year: 'numeric' }

/** `Mon, Nov 16`; with the year if it isn't today's. */
export const weekdayText = (day: string, today = '') =>
  formatDay(day, { weekday: 'short', ...dayOptions(day, today) })

/** `8:41 AM`. */
export const clockText = (at: number, timeZone?: string) =>
  formatAt(at, { timeStyle: 'short', timeZone })

/** `Nov 16`, of a moment. */
export const dayAt = (at: number) => formatAt(at, DAY)
