import type { ChartEntry } from '@daywell/core/charts'
import type { EntryRead } from '@daywell/core/insights'

/** Entries to be read, a few at a time; the next only after the answer. */
export interface InsightsRequest {
  readonly entries: readonly EntryRead['entry'][]
}

export type InsightsAnswer =
  | { readonly kind: 'done'; readonly read: readonly ChartEntry[] }
  | { readonly kind: 'failed' }
