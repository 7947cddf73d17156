import type { SummaryPeriod } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import type { Insights } from './insights.ts'

interface Kept {
  readonly state: string
  readonly insights: Insights
}

// Keyed by journal, so the cache ends with its person's session.
const keptOf = new WeakMap<Journal, Map<string, Kept>>()

/** Caches summaries, so that returning to the page shows them at once if nothing has changed. */
export function keptInsights(journal: Journal) {
  const kept = keptOf.get(journal) ?? new Map<string, Kept>()
  keptOf.set(journal, kept)
  return {
    find(period: SummaryPeriod, state: string): Insights | undefined {
      const found = kept.get(keyOf(period))
      return found?.state === state ? found.insights : undefined
    },
    /** Failures aren't cached. */
    keep(period: SummaryPeriod, state: string, insights: Insights): void {
      if (insights.phase !== 'failed') kept.set(keyOf(period), { state, insights })
    },
  }
}

const keyOf = ({ kind, from }: SummaryPeriod) => `${kind} ${from}`

/** A cache key: the same as long as no entry was added, changed or deleted, on the same day. */
export function stateOf(entries: readonly Entry[], ...rest: readonly unknown[]): string {
  return JSON.stringify([rest, entries.map(({ _id, updatedAt }) => [_id, updatedAt])])
}
