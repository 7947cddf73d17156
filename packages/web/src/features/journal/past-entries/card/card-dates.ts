import type { Entry } from '@daywell/core/journal'
import { zoneOf } from '@daywell/core/time'
import { clockText, formatDay } from '#kit/texts/dates.ts'

/** The entry's date below the name of its month: `Thu 13`. */
export function shortDay({ localDate }: Pick<Entry, 'localDate'>): string {
  return `${formatDay(localDate, { weekday: 'short' })} ${Number(localDate.slice(8))}`
}

/** When it was created, in the writer's time zone: `9:04 PM`. */
export function timeOfDay({ createdAt, timeZone }: Pick<Entry, 'createdAt' | 'timeZone'>): string {
  return clockText(Date.parse(createdAt), zoneOf(timeZone))
}
