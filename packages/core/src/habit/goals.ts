import { addDays, dayNumber, weekdayOf } from '#time/index.ts'
import { endOf } from './runs.ts'
import type { DaysWritten } from './tally.ts'

/** How far towards a goal. */
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

/** The words of an entry against those that a person wants to write in one. */
export function wordProgress(words: number, wordsPerEntry: number): Progress {
  return progressOf(words, wordsPerEntry)
}

/** The Sunday on which the week of a day began. */
export function weekOf(day: string): string {
  return addDays(day, -weekdayOf(dayNumber(day)))
}

/** The days of this week with an entry against those that a person wants to write on. */
export function weeklyProgress(days: DaysWritten, today: string, target: number): Progress {
  const sunday = dayNumber(weekOf(today))
  const end = Math.min(sunday + 6, endOf(dayNumber(today)))
  let written = 0
  for (let day = sunday; day <= end; day++) if (days.has(day)) written++
  return progressOf(written, target)
}
