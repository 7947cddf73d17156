import type { WritingTime } from '#account/index.ts'
import { zoneOf } from '#time/index.ts'
import { hemisphereOf } from './hemisphere.ts'
import type { Season } from './prompt.ts'

/** When a person writes: the local hour, and the season where it's known. */
export interface Moment {
  readonly hour: number
  readonly season: Season | undefined
}

const NORTHERN: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The moment that an instant (ms) is in a zone. */
export function momentIn(instant: number, timeZone: string): Moment {
  const zone = zoneOf(timeZone)
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    hour: 'numeric',
    month: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value)
  return { hour: part('hour'), season: seasonIn(part('month'), zone) }
}

function seasonIn(month: number, zone: string): Season | undefined {
  const hemisphere = hemisphereOf(zone)
  if (!hemisphere) return undefined
  const half = hemisphere === 'south' ? 6 : 0
  return NORTHERN[Math.floor(((month + half) % 12) / 3)]
}

/** The part of the day of an hour. */
export function partOfDay(hour: number): WritingTime {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
