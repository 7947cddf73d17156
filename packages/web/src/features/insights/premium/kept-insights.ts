import type { SummaryKind } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import type { Insights } from './insights.ts'

interface Kept {
  readonly state: string
  readonly insights: Insights
}

// Keyed by journal, so the cache ends with its person's session.
const keptOf = new WeakMap<Journal, Map<SummaryKind, Kept>>()

/** Caches summaries, so that returning to the page shows them at once if nothing has changed. */
export function keptInsights(journal: Journal) {
  const kept = keptOf.get(journal) ?? new Map<SummaryKind, Kept>()
  keptOf.set(journal, kept)
  return {
    find(kind: SummaryKind, state: string): Insights | undefined {
      const found = kept.get(kind)
      return found?.state === state ? found.insights : undefined
    },
    /** Failures aren't cached. */
    keep(kind: SummaryKind, state: string, insights: Insights): void {
      if (insights.phase !== 'failed') kept.set(kind, { state, insights })
    },
  }
}

/** A cache key: the same as long as no entry was added, changed or deleted, on the same day. */
export function stateOf(entries: readonly Entry[], ...rest: readonly unknown[]): string {
  return JSON.stringify([rest, entries.map(({ _id, updatedAt }) => [_id, updatedAt])])
}
