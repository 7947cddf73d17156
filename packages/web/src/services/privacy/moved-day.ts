import type { Entry } from '@daywell/core/journal'

const DAY_MS = 24 * 60 * 60_000

type Dated = Pick<Entry, 'localDate' | 'createdAt'>

/**
 * An entry's dates on another day. The time of its creation goes along, so that the list has it
 * among those of that day. A day that is still to come is refused.
 */
export function movedTo(day: string, entry: Dated, today: string): Dated {
  if (day > today) throw new RangeError('An entry cannot be dated into the future')
  const days = (Date.parse(day) - Date.parse(entry.localDate)) / DAY_MS
  const createdAt = new Date(Date.parse(entry.createdAt) + days * DAY_MS).toISOString()
  return { localDate: day, createdAt }
}
