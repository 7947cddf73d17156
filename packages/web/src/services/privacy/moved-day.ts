import type { Entry } from '@daywell/core/journal'

const DAY_MS = 24 * 60 * 60_000

type Dated = Pick<Entry, 'localDate' | 'createdAt'>

/**
 * Moves an entry to another day. Its creation time moves along, so that the list sorts it with that
 * day. Throws for a future day.
 */
export function movedTo(day: string, entry: Dated, today: string): Dated {
  if (day > today) throw new RangeError('An entry can’t be dated in the future')
  const days = (Date.parse(day) - Date.parse(entry.localDate)) / DAY_MS
  const createdAt = new Date(Date.parse(entry.createdAt) + days * DAY_MS).toISOString()
  return { localDate: day, createdAt }
}
