import type { Entry } from '@daywell/core/journal'
import { monthText } from '#kit/texts/more-dates.ts'

/** A row of the list; the first of a month has its heading. */
export interface Row {
  /** Stable when the entry's id changes. */
  readonly key: string
  readonly entry: Entry
  readonly month: string | undefined
  /** Whether it's the last of its month. */
  readonly last: boolean
}

/** Rows for entries sorted by date. */
export function rowsOf(entries: readonly Entry[], keyOf = ({ _id }: Entry): string => _id): Row[] {
  return entries.map((entry, index) => {
    const isNew = !sameMonth(entry, entries[index - 1])
    const last = !sameMonth(entry, entries[index + 1])
    const month = isNew ? monthName(entry.localDate) : undefined
    return { key: keyOf(entry), entry, month, last }
  })
}

function sameMonth({ localDate }: Entry, other: Entry | undefined): boolean {
  return other?.localDate.startsWith(localDate.slice(0, 7)) ?? false
}

// Memoized by list object, so an unchanged list is sorted once.
const sortedLists = new WeakMap<readonly Entry[], readonly Entry[]>()

/** Sorts by date, newest first. Stable: within a day, the order of creation stays. */
export function byDay(entries: readonly Entry[]): readonly Entry[] {
  const sorted =
    sortedLists.get(entries) ?? [...entries].sort((a, b) => compare(b.localDate, a.localDate))
  sortedLists.set(entries, sorted)
  return sorted
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const names = new Map<string, string>()

/** Memoized: formatting is the most expensive part of a row. */
function monthName(day: string): string {
  const month = day.slice(0, 7)
  const name = names.get(month) ?? monthText(month)
  names.set(month, name)
  return name
}
