import { periodOf } from '@daywell/core/insights'
import { addDays } from '@daywell/core/time'

export type Preset = 'week' | 'month' | 'days30' | 'year'

export interface Days {
  readonly from: string
  readonly to: string
}

/** The dates of a preset, up to today. */
export function daysOf(preset: Preset, today: string): Days {
  const { from } = firstOf(preset, today)
  return { from, to: today }
}

function firstOf(preset: Preset, today: string): { from: string } {
  switch (preset) {
    case 'week':
      return periodOf('weekly', today)
    case 'month':
      return periodOf('monthly', today)
    case 'days30':
      return { from: addDays(today, -29) }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01` }
  }
}

/** Whether it's a complete date: a four-digit year, month and day. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
