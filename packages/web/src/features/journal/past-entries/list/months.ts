import type { Entry } from '@daywell/core/journal'

/** A row of the list; the first one of a month begins with its name. */
export interface Row {
  /** Stays the same when the entry gets another id. */
  readonly key: string
  readonly entry: Entry
  readonly month: string | undefined
  /** Whether its month ends with it. */
  readonly last: boolean
}

/** The rows of entries that are in the order of their days. */
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

// A list that has not changed is the same object, and is sorted once however often it is shown.
const sortedLists = new WeakMap<readonly Entry[], readonly Entry[]>()

/**
 * Entries with the newest day first, whenever they were made or changed. They come newest first
 * by their creation, which stays the order within a day.
 */
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

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const names = new Map<string, string>()

/** Kept, since to put a name together takes longer than all else that is done with a row. */
function monthName(day: string): string {
  const month = day.slice(0, 7)
  const name = names.get(month) ?? MONTH.format(Date.parse(day))
  names.set(month, name)
  return name
}
