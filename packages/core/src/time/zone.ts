/** Far more than there are zones; bounds the cache against odd spellings. */
const MAX_CACHED_ZONES = 1000

interface Known {
  readonly zone: string
  readonly format: Intl.DateTimeFormat
  /** The last lookup: one check asks for the same instant several times. */
  last?: readonly [instant: number, parts: DateTimeFields]
}

// A cache: creating a format takes longer than everything else that is done with an entry.
const known = /* @__PURE__ */ new Map<string, Known>()

/** The zone of a `Time-Zone` header; a missing or unknown one counts as UTC. */
export function zoneOf(name: unknown): string {
  if (typeof name !== 'string' || name === '' || name.length > 64) return 'UTC'
  try {
    return zoneByName(name).zone
  } catch {
    return 'UTC'
  }
}

/** The local day, `yyyy-MM-dd`, of an instant (ms) in a zone. */
export function localDay(instant: number, timeZone: string): string {
  return wallTime(instant, timeZone).day
}

/** A local date and time. */
export interface WallTime {
  readonly day: string
  /** Minutes since midnight by the clock: 1380 is 23:00 even on a day of 25 hours. */
  readonly minute: number
}

/** The local time of an instant (ms) in a zone. */
export function wallTime(instant: number, timeZone: string): WallTime {
  const { year, month, day, hour, minute } = fieldsAt(instant, timeZone)
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    minute: Number(hour) * 60 + Number(minute),
  }
}

type DateTimeFields = Readonly<
  Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>
>

/** What a calendar and a clock show at an instant (ms) in a zone. */
export function fieldsAt(instant: number, timeZone: string): DateTimeFields {
  const named = zoneByName(zoneOf(timeZone))
  if (named.last?.[0] === instant) return named.last[1]
  const parts: Record<string, string> = {}
  for (const { type, value } of named.format.formatToParts(instant)) parts[type] = value
  named.last = [instant, parts as DateTimeFields]
  return parts as DateTimeFields
}

function zoneByName(name: string): Known {
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
