import { zoneOf } from '#time/index.ts'

/** A day and a time of it, as a clock on the wall shows them. */
export interface WallTime {
  /** `2024-03-01`. */
  readonly day: string
  /** Since midnight. */
  readonly ms: number
}

/** The moment (ms) at which a clock on the wall shows this in a zone; after a gap, the one after it. */
export function instantIn({ day, ms }: WallTime, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + ms
  // The first guess may lie on the other side of a change of the clocks; the second one cannot.
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}

/** How far (ms) a zone is ahead of UTC at a moment. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const wall = new Date(0)
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  wall.setUTCHours(part('hour'), part('minute'), part('second'))
  return wall.getTime() - Math.floor(instant / 1000) * 1000
}

// To make a format takes longer than all else that is done with an entry.
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

function formatOf(name: string): Intl.DateTimeFormat {
  const timeZone = zoneOf(name)
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
  formats.set(timeZone, made)
  return made
}
