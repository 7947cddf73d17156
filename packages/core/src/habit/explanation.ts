import { dayAt, dayNumber } from '#time/index.ts'
import { currentRun, endOf, lengthOf, type Run, runsUpTo } from './runs.ts'
import type { DaysWritten } from './tally.ts'

/** Why the streak is what it is; a screen puts it into words. */
export type StreakReason =
  | { readonly kind: 'nothing-yet' }
  /** It's 0: the last entry was on `last`, and none since. */
  | {
      readonly kind: 'ended'
      readonly length: number
      readonly last: string
      readonly daysAgo: number
    }
  | Going

interface Going {
  readonly kind: 'going'
  readonly length: number
  readonly first: string
  readonly last: string
  /** Several on one day count once, so there may be more entries than days. */
  readonly entries: number
  /**
   * `open`: an entry today extends the streak, and without one it ends. `not-needed`: the streak
   * began further east, on a day that is still to come here.
   */
  readonly today: 'written' | 'open' | 'not-needed'
  /** How many of the days are dated after today, because they were written further east. */
  readonly ahead: number
  /** The gap before the streak, if there are entries before it. */
  readonly missed: string | null
}

/** Why the current streak is what it is on this day. */
export function explainStreak(days: DaysWritten, today: string): StreakReason {
  const number = dayNumber(today)
  const run = currentRun(days, number)
  if (run) return going(days, run, number)
  const { latest } = runsUpTo(days, endOf(number))
  if (!latest) return { kind: 'nothing-yet' }
  const daysAgo = number - latest.last
  return { kind: 'ended', length: lengthOf(latest), last: dayAt(latest.last), daysAgo }
}

function going(days: DaysWritten, run: Run, today: number): Going {
  let entries = 0
  for (let day = run.first; day <= run.last; day++) entries += days.get(day)?.entries ?? 0
  return {
    kind: 'going',
    length: lengthOf(run),
    first: dayAt(run.first),
    last: dayAt(run.last),
    entries,
    today: days.has(today) ? 'written' : run.first > today ? 'not-needed' : 'open',
    ahead: Math.min(lengthOf(run), Math.max(0, run.last - today)),
    missed: anyBefore(days, run.first) ? dayAt(run.first - 1) : null,
  }
}

function anyBefore(days: DaysWritten, first: number): boolean {
  for (const day of days.keys()) if (day < first) return true
  return false
}
