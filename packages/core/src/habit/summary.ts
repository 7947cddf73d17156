import { dayAt, dayNumber } from '#time/index.ts'
import { type Progress, weeklyProgress } from './goals.ts'
import { milestoneAfter, milestonesWithin } from './milestones.ts'
import { currentRun, endOf, lengthOf, type Run, runsUpTo } from './runs.ts'
import type { DaysWritten } from './tally.ts'

export interface StreakSummary {
  readonly currentStreak: number
  readonly longestStreak: number
  readonly lastEntryDate: string | null
  readonly weeklyProgress: Progress
  /** Those that the longest streak has reached. */
  readonly milestones: readonly number[]
  readonly nextMilestone: number | null
}

/** The summary of the days with entries, as of a local day. */
export function streakSummary(
  days: DaysWritten,
  today: string,
  weeklyTarget: number,
): StreakSummary {
  const number = dayNumber(today)
  const { longest, latest } = runsUpTo(days, endOf(number))
  const currentStreak = daysOf(currentRun(days, number))
  const longestStreak = daysOf(longest)
  return {
    currentStreak,
    longestStreak,
    lastEntryDate: latest ? dayAt(latest.last) : null,
    weeklyProgress: weeklyProgress(days, today, weeklyTarget),
    milestones: milestonesWithin(longestStreak),
    nextMilestone: milestoneAfter(currentStreak),
  }
}

const daysOf = (run: Run | undefined) => (run ? lengthOf(run) : 0)
