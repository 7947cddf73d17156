import { dateName, timeframeOf } from '#insights/index.ts'
import { addDays, dayNumber, weekdayOf } from '#time/index.ts'

export interface Span {
  readonly from: string
  readonly to: string
}

/** Up to this many days count as one month, even across a month's end. */
export const ONE_MONTH = 31

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `18 November 2026`. */
export const dateInWords = (day: string) => `${dateName(day)} ${day.slice(0, 4)}`

/** `Wednesday, 18 November 2026`. */
export const dayInWords = (day: string) =>
  `${WEEKDAYS[weekdayOf(dayNumber(day))]}, ${dateInWords(day)}`

/** `18 Nov`. */
export const shortDate = (day: string) => dateName(day).replace(/^(\d+ \p{L}{3}).*/u, '$1')

/** `15–21 November 2026`; a single day alone. */
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
