import { addDays, dayNumber, weekdayOf } from '@daywell/core/time'

const format = (parts: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
  return (day: string) => made.format(Date.parse(day))
}

const dayAndMonth = format({ day: 'numeric', month: 'long' })
const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** `13 November`, with the year if it's another one. */
export function dayOf(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : dayMonthYear(day)
}

/** `Thursday, 13 November 2025`. */
export const wholeDay = (day: string) => `${weekdayName(day)}, ${dayMonthYear(day)}`

export const weekdayName = format({ weekday: 'long' })
export const weekdayShort = format({ weekday: 'short' })

/** `2025-11` as `Nov`, and as `November 2025`. */
export const monthShort = format({ month: 'short' })
export const monthName = format({ month: 'long', year: 'numeric' })

/** `2025-11-03` as `3`. */
export const dayOfMonth = (day: string) => Number(day.slice(8))

/** The seven days of a day's week, from Sunday on. */
export function weekAround(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(dayNumber(day)))
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
}

/** The locale's first weekday; Sunday if unknown. */
export function firstWeekday(language: string): number {
  type WithWeeks = Intl.Locale & { getWeekInfo?(): { firstDay: number } }
  try {
    const locale: WithWeeks = new Intl.Locale(language)
    return (locale.getWeekInfo?.().firstDay ?? 7) % 7
  } catch {
    // Some browsers report an invalid locale, such as `en-US@posix`.
    return 0
  }
}
