export type { EntryRead, Made } from './entry-read.ts'
export { monthlyFrom } from './monthly.ts'
export {
  dateName,
  dayAsked,
  daysBefore,
  fullDateName,
  monthName,
  periodOf,
  type SummaryKind,
  type SummaryPeriod,
  timeframeOf,
} from './period.ts'
export { mayBeSpokenOf } from './reading/pages.ts'
export {
  type Backing,
  type Basis,
  backing,
  basis,
  type MonthlyInsights,
  monthlyInsights,
  type WeeklySummary,
  weeklySummary,
} from './summary-schema.ts'
export { weeklyFrom } from './weekly.ts'
