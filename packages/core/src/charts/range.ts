import { dateName } from '#insights/index.ts'
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
  /** `the week from 2 November 2026`, `November 2026`, `July to September 2026`, `2026`. */
  readonly name: string
  /** For an axis: `2 Nov`, `Nov`, `2026`. */
  readonly short: string
}

const UNITS = ['week', 'month', 'quarter', 'year'] as const satisfies readonly Unit[]

/** A range in pieces of the smallest unit of which it has no more than so many. */
export function spansOf(range: Range, most: number): Span[] {
  if (range.to < range.from) return []
  for (const unit of UNITS) {
    const starts = startsIn(range, unit, most)
    if (starts) return starts.map((from, index) => spanOf(range, unit, from, starts[index + 1]))
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

function spanOf(range: Range, unit: Unit, start: string, following: string | undefined): Span {
  const from = start < range.from ? range.from : start
  const to = following ? addDays(following, -1) : range.to
  return { unit, from, to, name: nameOf(unit, start, from), short: shortOf(unit, start, from) }
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
const month = (day: string) => dateName(day).replace(/^\d+ /, '')

function nameOf(unit: Unit, start: string, from: string): string {
  if (unit === 'week') return `the week from ${dateName(from)} ${year(from)}`
  if (unit === 'month') return `${month(start)} ${year(start)}`
  if (unit === 'year') return year(start)
  return `${month(start)} to ${month(addDays(start, 70))} ${year(start)}`
}

function shortOf(unit: Unit, start: string, from: string): string {
  if (unit === 'year') return year(start)
  const name = month(unit === 'week' ? from : start).slice(0, 3)
  if (unit === 'week') return `${Number(from.slice(8))} ${name}`
  return start.slice(5, 7) === '01' ? `${name} ${year(start)}` : name
}

/** The entries of these days, in the order of their days. */
export function within(entries: readonly ChartEntry[], { from, to }: Range): ChartEntry[] {
  return entries
    .filter(({ localDate }) => from <= localDate && localDate <= to)
    .sort((a, b) => (a.localDate < b.localDate ? -1 : a.localDate > b.localDate ? 1 : 0))
}

/** The entries of each piece. */
export function entriesBySpan(
  entries: readonly ChartEntry[],
  spans: readonly Span[],
): (readonly ChartEntry[])[] {
  const parts = spans.map((): ChartEntry[] => [])
  for (const entry of entries) {
    const at = spans.findLastIndex(({ from }) => from <= entry.localDate)
    if (at >= 0 && entry.localDate <= (spans[at]?.to ?? '')) parts[at]?.push(entry)
  }
  return parts
}
