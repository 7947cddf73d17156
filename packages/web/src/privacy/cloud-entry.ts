import { type Entry, isLocalId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'

declare const gate: unique symbol

/** An entry that may leave the device. Only this file makes one, and the API takes nothing else. */
export type CloudEntry = Entry & { readonly [gate]: true }

/**
 * The one gate through which the words of an entry leave the browser. It stays shut while the
 * level is unknown, under `local`, and always for an entry that is kept on the device.
 */
export function cloudEntry(entry: Entry, level: PrivacyLevel | undefined): CloudEntry | undefined {
  const open = level === 'cloud' || level === 'hybrid'
  if (!open || isLocalId(entry._id)) return undefined
  return { ...entry, userId: '' } as CloudEntry
}
