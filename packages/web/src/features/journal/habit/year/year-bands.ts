import type { WritingYear } from '@daywell/core/habit'
import { monthShort, weekdayShort } from '../days-in-words.ts'

type Weeks = WritingYear['weeks']

/** A band of weeks with month and weekday labels. */
export interface Band {
  readonly weeks: Weeks
  readonly months: readonly {
    readonly name: string
    /** `2026-03`. */
    readonly month: string
    readonly column: number
    /** Columns until the next label. */
    readonly span: number
  }[]
  readonly weekdays: readonly string[]
}

// A label is about three columns wide.
const LABEL_COLUMNS = 3

export function bandsOf(weeks: Weeks, count: number): Band[] {
  const length = Math.ceil(weeks.length / count)
  // A full week, for the weekday names.
  const weekdays = (weeks[1] ?? []).map((cell) => (cell ? weekdayShort(cell.day) : ''))
  return Array.from({ length: count }, (_, index) => {
    const own = weeks.slice(index * length, (index + 1) * length)
    return { weeks: own, months: monthsOf(own), weekdays }
  })
}

/** Each month is above the week in which it starts. */
function monthsOf(weeks: Weeks): Band['months'] {
  const begins = weeks.flatMap((week, column) => {
    const first = week.find((cell) => cell && (cell.day.endsWith('-01') || column === 0))
    return first ? [{ day: first.day, column }] : []
  })
  return begins
    .map(({ day, column }, index) => {
      const span = (begins[index + 1]?.column ?? weeks.length) - column
      return { name: monthShort(day), month: day.slice(0, 7), column, span }
    })
    .filter(({ span }) => span >= LABEL_COLUMNS)
}
