import type { Analysis } from '@daywell/core/analysis'
import type { ChartEntry } from '@daywell/core/charts'
import type { CompanionTask } from '@daywell/core/companion'
import type {
  EntryRead,
  Made,
  MonthlyInsights,
  SpanKind,
  SpanPeriod,
  SpanSummary,
  SummaryPeriod,
  WeeklySummary,
} from '@daywell/core/insights'
import type { Verdict } from '@daywell/core/safety'

type Entries = readonly EntryRead['entry'][]

/** A week or a month to summarize, with the entries to compare it to; or a year or chosen days. */
export type SummaryRequest =
  | { readonly period: SummaryPeriod; readonly entries: Entries; readonly earlier: Entries }
  | { readonly period: SpanPeriod; readonly entries: Entries }

export type MadeSummary =
  | ({ readonly kind: 'weekly' } & Made<WeeklySummary>)
  | ({ readonly kind: 'monthly' } & Made<MonthlyInsights>)
  | ({ readonly kind: SpanKind } & Made<SpanSummary>)

/** A request to the worker; one at a time. */
export interface AnalysisRequest {
  readonly texts: readonly string[]
  readonly summary?: SummaryRequest
  /** A message to the assistant. */
  readonly reply?: ReplyRequest
  /** Entries to analyze for charts. */
  readonly charts?: readonly EntryRead['entry'][]
  /** Stores their readings on this device. */
  readonly keep?: ReadingsToKeep
}

/** A message to the assistant, with the bank of replies where the trained model has read it. */
export interface ReplyRequest {
  readonly task: CompanionTask
  readonly bank?: string | undefined
}

/** The reply, or what was heard instead: the support card comes in its place. */
export type ReplyMade = { readonly text: string } | { readonly danger: Verdict }

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
      readonly reply?: ReplyMade
      readonly charts?: readonly ChartEntry[]
      /** Whether charts were read with the full model. */
      readonly isWhole?: boolean
    }
  | { readonly kind: 'failed' }
