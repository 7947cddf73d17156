import { addDays, dayAt, dayNumber, weekdayOf } from '#time/index.ts'
import type { DaysWritten, DayWritten } from './tally.ts'

interface Span {
  readonly first: string
  readonly last: string
}

export interface DayCell extends DayWritten {
  readonly day: string
  /**
   * 0 without an entry; then up to half the word goal, up to the goal, up to twice the goal, and
   * above.
   */
  readonly level: 0 | 1 | 2 | 3 | 4
}

export interface MonthOfWriting extends DayWritten {
  /** `2026-03`. */
  readonly month: string
  readonly daysWritten: number
}

/** A year of writing as a calendar: a column for each week, a row for each day of it. */
export interface WritingYear extends Span, DayWritten {
  readonly daysWritten: number
  /** Seven cells each; null for days before the first and after the last. */
  readonly weeks: readonly (readonly (DayCell | null)[])[]
  readonly months: readonly MonthOfWriting[]
  /** The day with the most words. */
  readonly fullest: DayCell | null
}

interface Calendar extends Span {
  /** The first day of the week for this person: 0 for Sunday to 6 for Saturday. */
  readonly firstWeekday: number
  readonly wordsPerEntry: number
}

/** The year that ends with this day. */
export function yearUpTo(today: string): Span {
  const year = String(Number(today.slice(0, 4)) - 1).padStart(4, '0')
  const monthAndDay = today.endsWith('-02-29') ? '-02-28' : today.slice(4)
  return { first: addDays(year + monthAndDay, 1), last: today }
}

/** From the first of January to the last of December. */
export function calendarYear(year: number): Span {
  const digits = String(year).padStart(4, '0')
  return { first: `${digits}-01-01`, last: `${digits}-12-31` }
}

/** What was written on each day of a year. */
export function writingYear(days: DaysWritten, calendar: Calendar): WritingYear {
  const { first, last } = calendar
  const cells = cellsOf(days, calendar)
  const written = cells.filter((cell) => cell.entries > 0)
  return {
    first,
    last,
    ...sumOf(written),
    daysWritten: written.length,
    weeks: weeksOf(cells, calendar.firstWeekday),
    months: monthsOf(cells),
    fullest: fullestOf(written),
  }
}

function cellsOf(days: DaysWritten, { first, last, wordsPerEntry }: Calendar): DayCell[] {
  const start = dayNumber(first)
  return Array.from({ length: dayNumber(last) - start + 1 }, (_, index) => {
    const { entries, words } = days.get(start + index) ?? { entries: 0, words: 0 }
    const level = entries === 0 ? 0 : levelOf(words / wordsPerEntry)
    return { day: dayAt(start + index), entries, words, level }
  })
}

function levelOf(share: number): 1 | 2 | 3 | 4 {
  if (share < 0.5) return 1
  if (share < 1) return 2
  return share < 2 ? 3 : 4
}

function weeksOf(cells: readonly DayCell[], firstWeekday: number): (DayCell | null)[][] {
  const [first] = cells
  const lead = first ? (weekdayOf(dayNumber(first.day)) - firstWeekday + 7) % 7 : 0
  const count = Math.ceil((lead + cells.length) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, row) => cells[week * 7 + row - lead] ?? null),
  )
}

function monthsOf(cells: readonly DayCell[]): MonthOfWriting[] {
  const byMonth = Map.groupBy(cells, ({ day }) => day.slice(0, 7))
  return [...byMonth].map(([month, ofMonth]) => {
    const daysWritten = ofMonth.filter(({ entries }) => entries > 0).length
    return { month, daysWritten, ...sumOf(ofMonth) }
  })
}

function sumOf(cells: readonly DayWritten[]): DayWritten {
  let [entries, words] = [0, 0]
  for (const cell of cells) {
    entries += cell.entries
    words += cell.words
  }
  return { entries, words }
}

function fullestOf(written: readonly DayCell[]): DayCell | null {
  return written.reduce<DayCell | null>(
    (most, cell) => (most && most.words >= cell.words ? most : cell),
    null,
  )
}
