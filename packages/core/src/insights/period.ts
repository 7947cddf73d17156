import { monthNames } from '#journal/index.ts'
import { addDays, dayNumber, weekdayOf } from '#time/index.ts'

export type SummaryKind = 'weekly' | 'monthly'
/** A year of the calendar, or days that the person chooses. */
export type SpanKind = 'yearly' | 'days'

/** The days of a summary, including the last. */
export interface PeriodOf<K extends SummaryKind | SpanKind> {
  readonly kind: K
  /** `yyyy-MM-dd`. */
  readonly from: string
  readonly to: string
}
export type SummaryPeriod = PeriodOf<SummaryKind>
export type SpanPeriod = PeriodOf<SpanKind>
export type AnyPeriod = PeriodOf<SummaryKind | SpanKind>

/** A week is compared with this many weeks before. */
const WEEKS_BEFORE = 4

/** The week, from Sunday, the month or the year of a day. */
export function periodOf<K extends SummaryKind | 'yearly'>(kind: K, today: string): PeriodOf<K> {
  const year = today.slice(0, 4)
  if (kind === 'yearly') return { kind, from: `${year}-01-01`, to: `${year}-12-31` }
  if (kind === 'monthly') return { kind, from: firstOf(today), to: lastOf(today) }
  const from = addDays(today, -weekdayOf(dayNumber(today)))
  return { kind, from, to: addDays(from, 6) }
}

/** The months of a period, `yyyy-MM`. */
export function monthsIn({ from, to }: Pick<AnyPeriod, 'from' | 'to'>): string[] {
  const months: string[] = []
  for (let day = firstOf(from); day <= to; day = addDays(lastOf(day), 1))
    months.push(day.slice(0, MONTH_CHARS))
  return months
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

const MONTH_CHARS = 7
const SHORT_MONTH_CHARS = 3

/** For people: `Nov 15–21, 2026`, `November 2026`, `2026`. */
export function timeframeOf({ kind, from, to }: AnyPeriod): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (kind === 'yearly') return last.year
  if (kind === 'monthly') return `${last.month} ${last.year}`
  if (from === to) return fullDateName(from)
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

/** A day of a period: the weekday in a week, the date in any other time, with its year if there are two. */
export function dayNameIn({ kind, from, to }: AnyPeriod, day: string): string {
  if (kind === 'weekly') return weekdayName(day)
  return from.slice(0, 4) === to.slice(0, 4) ? dateName(day) : fullDateName(day)
}

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
