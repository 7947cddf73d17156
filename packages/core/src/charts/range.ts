import { dateName, fullDateName, monthName } from '#insights/index.ts'
import { addDays, dayNumber, weekdayOf } from '#time/index.ts'
import type { ChartEntry } from './chart-entry.ts'

/** Days, the last one included. */
export interface Range {
  readonly from: string
  readonly to: string
}

export type Unit = 'week' | 'month' | 'quarter' | 'year'

/** A piece of a range; its first and last may be shorter than their unit. */
export interface Span extends Range {
  readonly unit: Unit
  /** `the week of Nov 2, 2026`, `November 2026`, `July to September 2026`, `2026`. */
  readonly name: string
  /** For an axis: `2 Nov`, `Nov`, `2026`. */
  readonly short: string
}

const UNITS = ['week', 'month', 'quarter', 'year'] as const satisfies readonly Unit[]

type Written = readonly Pick<ChartEntry, 'localDate'>[]

/**
 * Splits a range into spans of the smallest unit that yields at most `most` spans. The name of a
 * span says so where the range cuts off days with entries, because it then isn't all of November.
 */
export function spansOf(range: Range, most: number, written: Written = []): Span[] {
  if (range.to < range.from) return []
  for (const unit of UNITS) {
    const starts = startsIn(range, unit, most)
    if (starts) return starts.map((start) => spanOf(range, unit, start, written))
  }
  return []
}

function startsIn({ from, to }: Range, unit: Unit, most: number): string[] | undefined {
  const starts: string[] = []
  for (let day = startOf(unit, from); day <= to; day = next(unit, day)) {
    starts.push(day)
    if (starts.length > most && unit !== 'year') return undefined
  }
  return starts
}

function spanOf(range: Range, unit: Unit, start: string, written: Written): Span {
  const end = addDays(next(unit, start), -1)
  const from = start < range.from ? range.from : start
  const to = end > range.to ? range.to : end
  const name = nameOf(unit, start, from) + cutOff({ unit, start, end }, range, written)
  return { unit, from, to, name, short: shortOf(unit, start, from) }
}

interface Piece {
  readonly unit: Unit
  readonly start: string
  readonly end: string
}

/** ` from the 17th on`, ` through the 16th`: where entries of the same span are outside of the range. */
function cutOff({ unit, start, end }: Piece, { from, to }: Range, written: Written): string {
  const isBefore = ({ localDate }: Written[number]) => start <= localDate && localDate < from
  const isAfter = ({ localDate }: Written[number]) => to < localDate && localDate <= end
  const day = (one: string) => (unit === 'month' ? `the ${ordinal(one)}` : dateName(one))
  // A week is named by its first day within the range.
  const later = unit !== 'week' && start < from && written.some(isBefore)
  const earlier = to < end && written.some(isAfter)
  return (later ? ` from ${day(from)} on` : '') + (earlier ? ` through ${day(to)}` : '')
}

/** The same for the month of a year, `yyyy-MM`. */
export function cutFromMonth(month: string, range: Range, written: Written): string {
  const start = `${month}-01`
  return cutOff({ unit: 'month', start, end: addDays(next('month', start), -1) }, range, written)
}

function ordinal(day: string): string {
  const date = Number(day.slice(8))
  const ending = date > 10 && date < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')
  return `${date}${ending}`
}

function startOf(unit: Unit, day: string): string {
  if (unit === 'week') return addDays(day, -weekdayOf(dayNumber(day)))
  if (unit === 'month') return `${day.slice(0, 8)}01`
  if (unit === 'year') return `${day.slice(0, 5)}01-01`
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`
}

const DAYS = { week: 7, month: 31, quarter: 92, year: 366 } as const
const next = (unit: Unit, start: string) => startOf(unit, addDays(start, DAYS[unit]))

const year = (day: string) => day.slice(0, 4)

function nameOf(unit: Unit, start: string, from: string): string {
  if (unit === 'week') return `the week of ${fullDateName(from)}`
  if (unit === 'month') return `${monthName(start)} ${year(start)}`
  if (unit === 'year') return year(start)
  return `${monthName(start)} to ${monthName(addDays(start, 70))} ${year(start)}`
}

function shortOf(unit: Unit, start: string, from: string): string {
  if (unit === 'year') return year(start)
  if (unit === 'week') return dateName(from)
  const name = monthName(start).slice(0, 3)
  return start.slice(5, 7) === '01' ? `${name} ${year(start)}` : name
}

/** The entries of these days, in the order of their days. */
export function within(entries: readonly ChartEntry[], { from, to }: Range): ChartEntry[] {
  return entries
    .filter(({ localDate }) => from <= localDate && localDate <= to)
    .sort((a, b) => (a.localDate < b.localDate ? -1 : a.localDate > b.localDate ? 1 : 0))
}

/** Those of them whose text was analyzed. */
export function readWithin(entries: readonly ChartEntry[], range: Range): ChartEntry[] {
  return within(entries, range).filter(({ isRead }) => isRead)
}

/** The entries of each span; they are sorted by day, so one pass suffices. */
export function entriesBySpan<T extends { readonly localDate: string }>(
  entries: readonly T[],
  spans: readonly Span[],
): (readonly T[])[] {
  const parts = spans.map((): T[] => [])
  let at = 0
  for (const entry of entries) {
    while (at < spans.length && (spans[at]?.to ?? '') < entry.localDate) at++
    if ((spans[at]?.from ?? '\uffff') <= entry.localDate) parts[at]?.push(entry)
  }
  return parts
}
