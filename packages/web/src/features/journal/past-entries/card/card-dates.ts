import type { Entry } from '@daywell/core/journal'
import { zoneOf } from '@daywell/core/time'

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** The entry's date: `Thu 13`. */
export function shortDay({ localDate }: Pick<Entry, 'localDate'>): string {
  const parts = DAY.formatToParts(Date.parse(localDate))
  const part = (type: string) => parts.find((each) => each.type === type)?.value
  return `${part('weekday')} ${part('day')}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** When it was created, in the writer's time zone: `21:04`. */
export function timeOfDay({ createdAt, timeZone }: Pick<Entry, 'createdAt' | 'timeZone'>): string {
  const zone = zoneOf(timeZone)
  const clock = clocks.get(zone) ?? makeClock(zone)
  clocks.set(zone, clock)
  return clock.format(Date.parse(createdAt))
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
}
