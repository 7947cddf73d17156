import type { DaysWritten } from './tally.ts'

/** Consecutive days with entries. */
export interface Run {
  readonly first: number
  readonly last: number
}

// The calendar across the date line can be this far ahead: a person who wrote there and flew here
// keeps their streak. Anything beyond is a wrong clock.
const AHEAD = 2

/** The last day that counts. */
export const endOf = (today: number) => today + AHEAD

export const lengthOf = ({ first, last }: Run) => last - first + 1

/** The current run: it contains today or yesterday, or begins on a day that is ahead. */
export function currentRun(days: DaysWritten, today: number): Run | undefined {
  const held = [today, today - 1, today + 1, endOf(today)].find((day) => days.has(day))
  if (held === undefined) return undefined
  let first = held
  while (days.has(first - 1)) first--
  return { first, last: lastOfRun(days, held, endOf(today)) }
}

/** The longest run and the latest one, of all days up to an end. */
export function runsUpTo(days: DaysWritten, end: number): { longest?: Run; latest?: Run } {
  let longest: Run | undefined
  let latest: Run | undefined
  for (const first of days.keys()) {
    if (first > end || days.has(first - 1)) continue
    const run = { first, last: lastOfRun(days, first, end) }
    if (!longest || lengthOf(run) > lengthOf(longest)) longest = run
    if (!latest || run.last > latest.last) latest = run
  }
  return longest && latest ? { longest, latest } : {}
}

function lastOfRun(days: DaysWritten, held: number, end: number): number {
  let last = held
  while (last < end && days.has(last + 1)) last++
  return last
}
