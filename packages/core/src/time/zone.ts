/** The zone of a `Time-Zone` header; one that is missing or that nobody knows counts as UTC. */
export function zoneOf(name: unknown): string {
  if (typeof name !== 'string' || name === '' || name.length > 64) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The day of the calendar, `yyyy-MM-dd`, that an instant (ms) falls on in a zone. */
export function localDay(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zoneOf(timeZone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
