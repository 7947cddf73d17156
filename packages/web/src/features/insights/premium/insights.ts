import type { Backing, Basis, MonthlyInsights, WeeklySummary } from '@daywell/core/insights'
import type { PeriodCounts } from './period-counts.ts'

/** How insights came to be. */
export interface Making {
  /** `here`: on this device, of all entries, and no word of them left it. */
  readonly where: 'here' | 'server'
  readonly basis: Basis | undefined
  /** How many entries of the period the server does not have, and its text leaves out. */
  readonly leftOut: number
}

interface Shown extends Making {
  readonly timeframe: string
  readonly counts: PeriodCounts
  readonly backing: Backing
}

/** What the screen of a subscriber shows. */
export type Insights =
  | { readonly phase: 'loading' }
  /** There is no entry at all. */
  | { readonly phase: 'none' }
  /** There are entries, but none in the period. */
  | { readonly phase: 'empty'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string }
  | ({ readonly phase: 'weekly'; readonly summary: WeeklySummary } & Shown)
  | ({ readonly phase: 'monthly'; readonly summary: MonthlyInsights } & Shown)

export type ShownInsights = Extract<Insights, { readonly phase: 'weekly' | 'monthly' }>
