import type { AnyPeriod } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { dayNumber } from '@daywell/core/time'

/** Counts over all entries of a period, including local-only ones. */
export interface PeriodCounts {
  readonly entries: number
  readonly words: number
  readonly daysWritten: number
  readonly days: number
}

type Counted = Pick<Entry, 'localDate' | 'metadata'>
type Days = Pick<AnyPeriod, 'from' | 'to'>

export function within<E extends Counted>(entries: readonly E[], { from, to }: Days): E[] {
  return entries.filter(({ localDate }) => from <= localDate && localDate <= to)
}

export function countsOf(entries: readonly Counted[], { from, to }: Days): PeriodCounts {
  return {
    entries: entries.length,
    words: entries.reduce((sum, { metadata }) => sum + metadata.wordCount, 0),
    daysWritten: new Set(entries.map(({ localDate }) => localDate)).size,
    days: dayNumber(to) - dayNumber(from) + 1,
  }
}
