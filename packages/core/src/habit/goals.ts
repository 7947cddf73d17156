import { addDays, dayNumber, weekdayOf } from '#time/index.ts'
import { endOf } from './runs.ts'
import type { DaysWritten } from './tally.ts'

/** Progress toward a goal. */
export interface Progress {
  readonly current: number
  readonly target: number
  /** From 0 to 100, and 100 only where the goal is reached. */
  readonly percentage: number
}

function progressOf(current: number, target: number): Progress {
  const share = Math.min(99, Math.round((100 * current) / target))
  return { current, target, percentage: current >= target ? 100 : share }
}

/** The words of an entry against the word goal. */
export function wordProgress(words: number, wordsPerEntry: number): Progress {
  return progressOf(words, wordsPerEntry)
}

/** The Sunday that begins the week of a day. */
export function weekOf(day: string): string {
  return addDays(day, -weekdayOf(dayNumber(day)))
}

/** The days with an entry this week against the weekly goal. */
export function weeklyProgress(days: DaysWritten, today: string, target: number): Progress {
  const sunday = dayNumber(weekOf(today))
  const end = Math.min(sunday + 6, endOf(dayNumber(today)))
  let written = 0
  for (let day = sunday; day <= end; day++) if (days.has(day)) written++
  return progressOf(written, target)
}
