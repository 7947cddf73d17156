import { addDays, dayNumber, weekdayOf } from '@daywell/core/time'
import { formatDay, weekdayText } from '#kit/texts/dates.ts'
import { dayText, monthText } from '#kit/texts/more-dates.ts'

/** `Nov 13`, with the year if it's another one. */
export const dayOf = dayText

/** `Thu, Nov 13, 2025`. */
export const wholeDay = (day: string) => weekdayText(day)

export const weekdayName = (day: string) => formatDay(day, { weekday: 'long' })
export const weekdayShort = (day: string) => formatDay(day, { weekday: 'short' })

/** `2025-11` as `Nov`, and as `November 2025`. */
export const monthShort = (day: string) => formatDay(day, { month: 'short' })
export const monthName = monthText

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
