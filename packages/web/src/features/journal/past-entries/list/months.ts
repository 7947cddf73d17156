import type { Entry } from '@daywell/core/journal'

/** A row of the list; the first one of a month begins with its name. */
export interface Row {
  readonly entry: Entry
  readonly month: string | undefined
  /** Whether its month ends with it. */
  readonly last: boolean
}

/** The rows of a list, newest day first, whenever the entries were made or changed. */
export function rowsOf(entries: readonly Entry[]): Row[] {
  const sorted = byDay(entries)
  const monthOf = (index: number) => sorted[index]?.localDate.slice(0, 7)
  return sorted.map((entry, index) => {
    const month = monthOf(index)
    return {
      entry,
      month: month === monthOf(index - 1) ? undefined : monthName(entry.localDate),
      last: month !== monthOf(index + 1),
    }
  })
}

/** They come newest first by their creation, which stays the order within a day. */
function byDay(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => compare(b.localDate, a.localDate))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthName(day: string): string {
  return MONTH.format(Date.parse(day))
}
