import type { Entry } from '@daywell/core/journal'

type Counted = Pick<Entry, 'localDate' | 'metadata'>

export interface BasicStats {
  readonly totalEntries: number
  /** Rounded to whole words; 0 without entries. */
  readonly averageWords: number
  /** The latest days with an entry, newest first. */
  readonly recentDays: readonly string[]
}

const MAX_DAYS = 3

/** Basic statistics for every plan, computed on the device. */
export function basicStats(entries: readonly Counted[]): BasicStats {
  const words = entries.reduce((sum, { metadata }) => sum + metadata.wordCount, 0)
  const days = [...new Set(entries.map(({ localDate }) => localDate))].sort()
  return {
    totalEntries: entries.length,
    averageWords: Math.round(words / Math.max(1, entries.length)),
    recentDays: days.slice(-MAX_DAYS).reverse(),
  }
}
