import type { SummaryKind } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import type { Insights } from './insights.ts'

interface Kept {
  readonly state: string
  readonly insights: Insights
}

// With the journal of a person, which is another one for whoever signs in next.
const keptOf = new WeakMap<Journal, Map<SummaryKind, Kept>>()

/** Whoever comes back to the page while nothing has changed sees what was there, at once. */
export function keptInsights(journal: Journal) {
  const kept = keptOf.get(journal) ?? new Map<SummaryKind, Kept>()
  keptOf.set(journal, kept)
  return {
    find(kind: SummaryKind, state: string): Insights | undefined {
      const found = kept.get(kind)
      return found?.state === state ? found.insights : undefined
    },
    /** What failed is not kept: it may go well the next time. */
    keep(kind: SummaryKind, state: string, insights: Insights): void {
      if (insights.phase !== 'failed') kept.set(kind, { state, insights })
    },
  }
}

/** The same as long as no entry was written, changed or deleted, on the same day. */
export function stateOf(entries: readonly Entry[], ...rest: readonly unknown[]): string {
  return JSON.stringify([rest, entries.map(({ _id, updatedAt }) => [_id, updatedAt])])
}
