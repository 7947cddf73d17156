import { type Entry, isLocalId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { CloudEntry } from '#api/gated-words.ts'

/**
 * The one gate through which the words of an entry leave the browser. It stays shut while the
 * level is unknown, under `local`, and always for an entry that is kept on the device.
 */
export function cloudEntry(entry: Entry, level: PrivacyLevel | undefined): CloudEntry | undefined {
  const open = level === 'cloud' || level === 'hybrid'
  if (!open || isLocalId(entry._id)) return undefined
  return { ...entry, userId: '' } as CloudEntry
}
