export { explainStreak, type StreakReason } from './explanation.ts'
export { type Progress, weeklyProgress, weekOf, wordProgress } from './goals.ts'
export { isMilestone, MILESTONES } from './milestones.ts'
export { onThisDay, type YearsAgo } from './on-this-day.ts'
export { type StreakSummary, streakSummary } from './summary.ts'
export { type DaysWritten, type DayWritten, type Tally, tallyOf } from './tally.ts'
export {
  calendarYear,
  type DayCell,
  type MonthOfWriting,
  type WritingYear,
  writingYear,
  yearUpTo,
} from './year.ts'
