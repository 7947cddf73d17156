/** Far more than there are zones, so that odd spellings of them cannot fill the memory. */
const MOST = 1000

interface Known {
  readonly zone: string
  readonly format: Intl.DateTimeFormat
}

// To make a format takes longer than all else that is done with an entry.
const known = /* @__PURE__ */ new Map<string, Known>()

/** The zone of a `Time-Zone` header; one that is missing or that nobody knows counts as UTC. */
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
  const parts = zoneNamed(zoneOf(timeZone)).format.formatToParts(instant)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
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
  })
  const made = { zone: format.resolvedOptions().timeZone, format }
  if (known.size < MOST) known.set(name, made)
  return made
}
