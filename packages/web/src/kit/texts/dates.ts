/**
 * The one style of dates and times on screen, in the browser's locale and clock: `Mon, Nov 16`,
 * `Nov 16, 2026`, `8:41 AM` in en-US. A day is `yyyy-MM-dd`; it has no time zone.
 */
type Options = Intl.DateTimeFormatOptions

// Creating a format is the expensive part.
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in a shape that no function below has. */
function formatAt(at: number, options: Options): string {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(undefined, options)
  formats.set(key, format)
  // Some browsers put a narrow no-break space before AM; others don't.
  return format.format(at).replace('\u202f', ' ')
}

/** The same for a day. */
export const formatDay = (day: string, options: Options) =>
  formatAt(Date.parse(day), { ...options, timeZone: 'UTC' })

const DAY = { month: 'short', day: 'numeric' } as const
const DATE = { ...DAY, year: 'numeric' } as const

/** `Nov 16`; with the year if it isn't today's. */
export const dayText = (day: string, today: string) => formatDay(day, dayOrDate(day, today))

/** `Mon, Nov 16`; with the year if it isn't today's. */
export const weekdayText = (day: string, today = '') =>
  formatDay(day, { weekday: 'short', ...dayOrDate(day, today) })

/** `Nov 16, 2026`. */
export const dateText = (day: string) => formatDay(day, DATE)

/** `Nov 16, 2026`, of a moment. */
export const dateAt = (at: number, timeZone?: string) => formatAt(at, { ...DATE, timeZone })

/** `Nov 16, 2026, 8:41 AM`. */
export const momentText = (at: number) => formatAt(at, { dateStyle: 'medium', timeStyle: 'short' })

/** `8:41 AM`. */
export const clockText = (at: number, timeZone?: string) =>
  formatAt(at, { timeStyle: 'short', timeZone })

/** `Nov 16`, of a moment. */
export const dayAt = (at: number) => formatAt(at, DAY)

/** `November 2026`, of a day or a month (`yyyy-MM`). */
export const monthText = (day: string) => formatDay(day, { month: 'long', year: 'numeric' })

const dayOrDate = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? DAY : DATE
