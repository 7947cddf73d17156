import { monthNames } from '#journal/index.ts'
import { addDays, dayNumber, weekdayOf } from '#time/index.ts'

export type SummaryKind = 'weekly' | 'monthly'

/** The days of a summary, including the last. */
export interface SummaryPeriod {
  readonly kind: SummaryKind
  /** `yyyy-MM-dd`. */
  readonly from: string
  readonly to: string
}

/** A week is compared with this many weeks before. */
const WEEKS_BEFORE = 4

/** The week, from Sunday, or the month of a day. */
export function periodOf(kind: SummaryKind, today: string): SummaryPeriod {
  if (kind === 'monthly') return { kind, from: firstOf(today), to: lastOf(today) }
  const from = addDays(today, -weekdayOf(dayNumber(today)))
  return { kind, from, to: addDays(from, 6) }
}

/** Long before any entry; year arithmetic stays within four digits. */
const EARLIEST = '1000-01-01'

/** A day that a caller asked about: today if none was given or it lies in the future. */
export function dayAsked(day: string | undefined, today: string): string {
  if (day === undefined || day > today) return today
  return day < EARLIEST ? EARLIEST : day
}

/** The days that a period is compared with: four weeks, or the month before. */
export function daysBefore({ kind, from }: SummaryPeriod): Pick<SummaryPeriod, 'from' | 'to'> {
  const to = addDays(from, -1)
  return { from: kind === 'weekly' ? addDays(from, -7 * WEEKS_BEFORE) : firstOf(to), to }
}

const SHORT_MONTH_CHARS = 3

/** For people: `Nov 15–21, 2026`, `November 2026`. */
export function timeframeOf({ kind, from, to }: SummaryPeriod): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (kind === 'monthly') return `${last.month} ${last.year}`
  if (first.year !== last.year) return `${dayAndYear(first)} – ${dayAndYear(last)}`
  if (first.month !== last.month) return `${monthAndDay(first)} – ${dayAndYear(last)}`
  return `${monthAndDay(first)}–${last.date}, ${last.year}`
}

/** `Sunday`, of a day. */
export function weekdayName(day: string): string {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  return names[weekdayOf(dayNumber(day))] ?? ''
}

/** `Nov 3`, of a day. */
export const dateName = (day: string) => monthAndDay(partsOf(day))

/** `Nov 3, 2026`, of a day. */
export const fullDateName = (day: string) => dayAndYear(partsOf(day))

/** `November`, of a day or a month, `yyyy-MM`. */
export const monthName = (day: string) => partsOf(day).month

interface DayParts {
  readonly date: number
  readonly month: string
  readonly year: string
}

const monthAndDay = ({ date, month }: DayParts) => `${month.slice(0, SHORT_MONTH_CHARS)} ${date}`
const dayAndYear = (parts: DayParts) => `${monthAndDay(parts)}, ${parts.year}`

function partsOf(day: string): DayParts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { date: Number(date), month: monthNames[Number(month) - 1] ?? '', year }
}

const firstOf = (day: string) => `${day.slice(0, 8)}01`
const lastOf = (day: string) => addDays(firstOf(addDays(firstOf(day), 31)), -1)
