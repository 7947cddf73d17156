import type { Entry } from '@daywell/core/journal'

type Counted = Pick<Entry, 'localDate' | 'metadata'>

export interface BasicStats {
  readonly totalEntries: number
  /** Rounded to whole words; 0 without an entry. */
  readonly averageWords: number
  /** The latest days with an entry, the last one first. */
  readonly recentDays: readonly string[]
}

const MAX_DAYS = 3

/** What anybody may know of their own writing, worked out on the device. */
export function basicStats(entries: readonly Counted[]): BasicStats {
  const words = entries.reduce((sum, { metadata }) => sum + metadata.wordCount, 0)
  const days = [...new Set(entries.map(({ localDate }) => localDate))].sort()
  return {
    totalEntries: entries.length,
    averageWords: Math.round(words / Math.max(1, entries.length)),
    recentDays: days.slice(-MAX_DAYS).reverse(),
  }
}
