import { type Entry, isLocalId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { CloudEntry } from '#api/gated-words.ts'

/**
 * Privacy gate: the only way for an entry's text to leave the browser. Closed while the level is
 * unknown, under `local`, and always for an entry kept on the device.
 */
export function cloudEntry(entry: Entry, level: PrivacyLevel | undefined): CloudEntry | undefined {
  const open = level === 'cloud' || level === 'hybrid'
  if (!open || isLocalId(entry._id)) return undefined
  return { ...entry, userId: '' } as CloudEntry
}
