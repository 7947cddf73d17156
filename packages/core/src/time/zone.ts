/** Far more than there are zones, so that odd spellings of them cannot fill the memory. */
const MAX_CACHED_ZONES = 1000

interface Known {
  readonly zone: string
  readonly format: Intl.DateTimeFormat
  /** What was asked for last: one look at the clock asks for the same instant several times. */
  last?: readonly [instant: number, parts: DateTimeFields]
}

// To make a format takes longer than all else that is done with an entry.
const known = /* @__PURE__ */ new Map<string, Known>()

/** The zone of a `Time-Zone` header; a missing or unknown one counts as UTC. */
export function zoneOf(name: unknown): string {
  if (typeof name !== 'string' || name === '' || name.length > 64) return 'UTC'
  try {
    return zoneNamed(name).zone
  } catch {
    return 'UTC'
  }
}

/** The day of the calendar, `yyyy-MM-dd`, that an instant (ms) falls on in a zone. */
export function localDay(instant: number, timeZone: string): string {
  return wallTime(instant, timeZone).day
}

/** What the calendar and the clock on the wall show. */
export interface WallTime {
  readonly day: string
  /** Since midnight, as the clock has it: 1380 is 23:00 also on a day of 25 hours. */
  readonly minute: number
}

/** What the wall shows at an instant (ms) in a zone. */
export function wallTime(instant: number, timeZone: string): WallTime {
  const { year, month, day, hour, minute } = fieldsAt(instant, timeZone)
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    minute: Number(hour) * 60 + Number(minute),
  }
}

/** The minute of the day that a time such as `20:00` is. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** How far (ms) a zone is ahead of UTC at an instant (ms). */
export function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = fieldsAt(instant, timeZone)
  // A date that is put together, unlike one that is read, knows the first years and those after 9999.
  const wall = new Date(0)
  wall.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  wall.setUTCHours(Number(hour), Number(minute), Number(second))
  return wall.getTime() - Math.floor(instant / 1000) * 1000
}

type DateTimeFields = Readonly<
  Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>
>

function fieldsAt(instant: number, timeZone: string): DateTimeFields {
  const named = zoneNamed(zoneOf(timeZone))
  if (named.last?.[0] === instant) return named.last[1]
  const parts: Record<string, string> = {}
  for (const { type, value } of named.format.formatToParts(instant)) parts[type] = value
  named.last = [instant, parts as DateTimeFields]
  return parts as DateTimeFields
}

function zoneNamed(name: string): Known {
  const found = known.get(name)
  if (found) return found
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const made: Known = { zone: format.resolvedOptions().timeZone, format }
  if (known.size < MAX_CACHED_ZONES) known.set(name, made)
  return made
}
