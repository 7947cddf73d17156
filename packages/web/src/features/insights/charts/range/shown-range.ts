import type { Range } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { addDays } from '@daywell/core/time'

export const presets = ['month', 'quarter', 'year', 'all'] as const
export type Preset = (typeof presets)[number]

/** A range chosen by preset or by dates. */
export interface ChosenRange extends Range {
  readonly preset: Preset | undefined
}

const DAYS = { month: 30, quarter: 91, year: 365 } as const

/** The range of a preset as of today; "all" ends with the last entry, even a future one. */
export function rangeOf(preset: Preset, entries: readonly Entry[], today: string): ChosenRange {
  if (preset !== 'all') return { preset, from: addDays(today, 1 - DAYS[preset]), to: today }
  let [from, to] = [today, today]
  for (const { localDate } of entries) {
    if (localDate < from) from = localDate
    if (localDate > to) to = localDate
  }
  return { preset, from, to }
}

/** Re-evaluates a chosen preset as of today and the current entries. */
export function current(
  chosen: ChosenRange,
  entries: readonly Entry[],
  today: string,
): ChosenRange {
  return chosen.preset ? rangeOf(chosen.preset, entries, today) : chosen
}

/** Whether the range is valid; a half-typed year isn't. */
export function isRange({ from, to }: Range): boolean {
  const isDay = (day: string) => /^[1-8]\d{3}-\d{2}-\d{2}$/.test(day)
  return isDay(from) && isDay(to) && from <= to
}
