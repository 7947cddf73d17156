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

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** For people: `15–21 November 2026`, `November 2026`. */
export function timeframeOf({ kind, from, to }: SummaryPeriod): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (kind === 'monthly') return `${last.month} ${last.year}`
  if (first.year !== last.year) return `${said(first)} – ${said(last)}`
  if (first.month !== last.month) return `${first.date} ${first.month} – ${said(last)}`
  return `${first.date}–${said(last)}`
}

/** `Sunday`, of a day. */
export function weekdayName(day: string): string {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  return names[weekdayOf(dayNumber(day))] ?? ''
}

/** `3 November`, of a day. */
export function dateName(day: string): string {
  const { date, month } = partsOf(day)
  return `${date} ${month}`
}

interface DayParts {
  readonly date: number
  readonly month: string
  readonly year: string
}

const said = ({ date, month, year }: DayParts) => `${date} ${month} ${year}`

function partsOf(day: string): DayParts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { date: Number(date), month: MONTHS[Number(month) - 1] ?? '', year }
}

const firstOf = (day: string) => `${day.slice(0, 8)}01`
const lastOf = (day: string) => addDays(firstOf(addDays(firstOf(day), 31)), -1)
