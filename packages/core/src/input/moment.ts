import * as z from 'zod/mini'

const NOT_AN_INSTANT = 'Must be a time such as 2026-03-14T09:30:00Z'

/** A point in time, ISO 8601 with `Z` or an offset: `2026-03-14T09:30:00.000Z`. */
export const instant = () =>
  z.iso
    .datetime({ offset: true, error: NOT_AN_INSTANT })
    .check(
      z.maxLength(40, { error: NOT_AN_INSTANT, abort: true }),
      z.refine(hasFourDigitYear, NOT_AN_INSTANT),
    )

// An offset can move the first and last hours of the calendar out of the four-digit years.
function hasFourDigitYear(iso: string): boolean {
  const time = Date.parse(iso)
  return time >= Date.parse('0000-01-01T00:00:00Z') && time < Date.parse('+010000-01-01T00:00:00Z')
}

/** A day of the calendar: `2026-03-14`. */
export const day = () => z.iso.date('Must be a day such as 2026-03-14')

/** A time of the day: `20:00`. */
export const clockTime = () =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 20:00'))
