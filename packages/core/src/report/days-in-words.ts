import { dateName, monthName, timeframeOf } from '#insights/index.ts'
import { addDays, dayNumber, weekdayOf } from '#time/index.ts'

export interface Span {
  readonly from: string
  readonly to: string
}

/** Up to this many days count as one month, even across a month's end. */
export const ONE_MONTH = 31

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `November 18, 2026`. */
export const dateInWords = (day: string) =>
  `${monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`

/** `Wednesday, November 18, 2026`. */
export const dayInWords = (day: string) =>
  `${WEEKDAYS[weekdayOf(dayNumber(day))]}, ${dateInWords(day)}`

/** `Nov 18`. */
export const shortDate = dateName

/** `Nov 15–21, 2026`; a single day alone. */
export function spanInWords({ from, to }: Span): string {
  return from === to ? dateInWords(from) : timeframeOf({ kind: 'weekly', from, to })
}

/** The Sunday that begins the week of a day. */
export const weekOf = (day: string) => addDays(day, -weekdayOf(dayNumber(day)))

export const daysIn = ({ from, to }: Span) => dayNumber(to) - dayNumber(from) + 1

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${numberInWords(count)} ${count === 1 ? one : many}`
}

export function numberInWords(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
