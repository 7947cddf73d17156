import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'

/** Whether the server has this entry. */
export const isOnServer = ({ _id }: Pick<Entry, '_id'>) => !isLocalId(_id) && !isTempId(_id)

/** Never asks the server about entries that it must not or does not have. */
export function isMadeHere(level: PrivacyLevel | undefined, entries: readonly Entry[]): boolean {
  if (level === 'local' || level === undefined) return true
  return entries.length > 0 && !entries.some(isOnServer)
}

/** Sorts in reading order. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  const key = ({ localDate, createdAt, _id }: Entry) => `${localDate} ${createdAt} ${_id}`
  return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

export function today(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format()
}
