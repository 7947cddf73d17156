import type { Analysis } from '@daywell/core/analysis'
import type { ChartEntry } from '@daywell/core/charts'
import type {
  EntryRead,
  Made,
  MonthlyInsights,
  SummaryPeriod,
  WeeklySummary,
} from '@daywell/core/insights'

/** A week or a month to be summed up, with the entries that it is held against. */
export interface SummaryRequest {
  readonly period: SummaryPeriod
  readonly entries: readonly EntryRead['entry'][]
  readonly earlier: readonly EntryRead['entry'][]
}

export type MadeSummary =
  | ({ readonly kind: 'weekly' } & Made<WeeklySummary>)
  | ({ readonly kind: 'monthly' } & Made<MonthlyInsights>)

/** What the page asks of the worker; the next only after the answer. */
export interface AnalysisRequest {
  readonly texts: readonly string[]
  readonly summary?: SummaryRequest
  /** Entries to be read for charts. */
  readonly charts?: readonly EntryRead['entry'][]
  /** Keeps what was read of them on this device. */
  readonly keep?: ReadingsToKeep
}

interface ReadingsToKeep {
  readonly userId: string
  readonly by: string
  /** One for each entry. */
  readonly keys: readonly string[]
}

export type AnalysisAnswer =
  | {
      readonly kind: 'done'
      readonly analyses: readonly Analysis[]
      readonly summary?: MadeSummary
      readonly charts?: readonly ChartEntry[]
      /** Whether charts were read with all that reading takes. */
      readonly isWhole?: boolean
    }
  | { readonly kind: 'failed' }
