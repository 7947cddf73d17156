import type {
  Backing,
  Basis,
  MonthlyInsights,
  SpanSummary,
  WeeklySummary,
} from '@daywell/core/insights'
import type { PeriodCounts } from './period-counts.ts'

/** How a summary was made. */
export interface Making {
  /** `here`: on this device, from all entries, with nothing sent. */
  readonly where: 'here' | 'server'
  readonly basis: Basis | undefined
  /** Entries of the period that the server doesn't have, so its text leaves them out. */
  readonly leftOut: number
}

interface Shown extends Making {
  readonly timeframe: string
  readonly counts: PeriodCounts
  readonly backing: Backing
}

/** States of the Insights page for a subscriber. */
export type Insights =
  | { readonly phase: 'loading' }
  /** The journal is empty. */
  | { readonly phase: 'none' }
  /** The period is empty, the journal isn't. */
  | { readonly phase: 'empty'; readonly message?: string }
  | { readonly phase: 'failed'; readonly message: string }
  | ({ readonly phase: 'weekly'; readonly summary: WeeklySummary } & Shown)
  | ({ readonly phase: 'monthly'; readonly summary: MonthlyInsights } & Shown)
  | ({ readonly phase: 'yearly'; readonly summary: SpanSummary } & Shown)
  | ({ readonly phase: 'days'; readonly summary: SpanSummary } & Shown)

export type ShownInsights = Extract<Insights, Shown>
