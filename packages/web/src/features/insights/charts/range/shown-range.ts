import type { Range } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { addDays } from '@daywell/core/time'

export const presets = ['month', 'quarter', 'year', 'all'] as const
export type Preset = (typeof presets)[number]

/** Days that a person chose, by a word or one by one. */
export interface ChosenRange extends Range {
  readonly preset: Preset | undefined
}

const DAYS = { month: 30, quarter: 91, year: 365 } as const

/** What a word means today; all there is ends with the last entry, even one that is ahead. */
export function rangeOf(preset: Preset, entries: readonly Entry[], today: string): ChosenRange {
  if (preset !== 'all') return { preset, from: addDays(today, 1 - DAYS[preset]), to: today }
  let [from, to] = [today, today]
  for (const { localDate } of entries) {
    if (localDate < from) from = localDate
    if (localDate > to) to = localDate
  }
  return { preset, from, to }
}

/** What was chosen, as of today: a word means other days tomorrow, or once more is written. */
export function current(
  chosen: ChosenRange,
  entries: readonly Entry[],
  today: string,
): ChosenRange {
  return chosen.preset ? rangeOf(chosen.preset, entries, today) : chosen
}

/** Whether these are days that can be shown; a year of which half is typed is none yet. */
export function isRange({ from, to }: Range): boolean {
  const isDay = (day: string) => /^[1-8]\d{3}-\d{2}-\d{2}$/.test(day)
  return isDay(from) && isDay(to) && from <= to
}
