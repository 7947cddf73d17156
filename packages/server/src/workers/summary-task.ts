import type { Analyser } from '@daywell/core/analysis'
import { type EmotionModel, withEmotions } from '@daywell/core/emotions'
import {
  type EntryRead,
  type Made,
  type MonthlyInsights,
  mayBeSpokenOf,
  monthlyFrom,
  type SummaryPeriod,
  type WeeklySummary,
  weeklyFrom,
} from '@daywell/core/insights'

/** What to sum up, with entries that were not analyzed yet. */
export interface SummaryTask {
  readonly period: SummaryPeriod
  readonly entries: readonly EntryRead['entry'][]
  /** Those of the days before, for what changed. */
  readonly earlier: readonly EntryRead['entry'][]
}

export interface SummedUp {
  readonly made: Made<WeeklySummary> | Made<MonthlyInsights>
  /** The entries of the period whose words may be part of a summary. */
  readonly mayBeRead: readonly string[]
}

/** Reads the entries and works out what they come to. */
export function sumUp(
  { period, entries, earlier }: SummaryTask,
  analyser: Analyser,
  emotions: EmotionModel,
): SummedUp {
  const read = (some: SummaryTask['entries']) =>
    some.map((entry) => ({
      entry,
      analysis: withEmotions(analyser.analyse(entry.content), emotions),
    }))
  const from = period.kind === 'weekly' ? weeklyFrom : monthlyFrom
  return {
    made: from(read(entries), read(earlier), period),
    mayBeRead: entries.filter(mayBeSpokenOf).map(({ _id }) => _id),
  }
}
