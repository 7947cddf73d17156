export { MAX_CHARS_READ, MAX_ENTRIES_READ, readingOrder, withRoom } from './choose-to-read.ts'
export type { EntryRead, Made } from './entry-read.ts'
export { monthlyFrom } from './monthly.ts'
export {
  type AnyPeriod,
  dateName,
  dayAsked,
  daysBefore,
  fullDateName,
  monthName,
  type PeriodOf,
  periodOf,
  type SpanKind,
  type SpanPeriod,
  type SummaryKind,
  type SummaryPeriod,
  timeframeOf,
} from './period.ts'
export { mayBeSpokenOf } from './reading/pages.ts'
export { spanFrom } from './span.ts'
export {
  type Backing,
  type Basis,
  backing,
  basis,
  MAX_CHOSEN_DAYS,
  type MonthlyInsights,
  monthlyInsights,
  type SpanSummary,
  type WeeklySummary,
  weeklySummary,
} from './summary-schema.ts'
export { weeklyFrom } from './weekly.ts'
