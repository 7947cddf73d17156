import type { Entry } from '@daywell/core/journal'
import { isStore, type TextStorage } from '../text-storage.ts'

export const MIRROR_BYTES = 1_000_000

/** The newest entries as text, up to the limit; the list must be newest first. */
export function mirrorText(entries: readonly Entry[], limit = MIRROR_BYTES): string {
  const encoder = new TextEncoder()
  const texts: string[] = []
  let bytes = 2
  for (const entry of entries) {
    const text = JSON.stringify(entry)
    bytes += encoder.encode(text).length + 1
    if (bytes > limit) break
    texts.push(text)
  }
  return `[${texts.join(',')}]`
}

/** Writes as much of the mirror as fits, and never throws. */
export function writeMirror(storage: TextStorage, key: string, entries: readonly Entry[]): void {
  // A store written without IndexedDB has to be migrated first.
  if (isStore(storage.getItem(key))) return
  for (let limit = entries.length > 0 ? MIRROR_BYTES : 0; limit > 1000; limit /= 4) {
    try {
      storage.setItem(key, mirrorText(entries, limit))
      return
    } catch {
      // Try with fewer entries.
    }
  }
  storage.removeItem(key)
}

/** The mirror's entries, for the first paint; empty if it's something else. */
export function readMirror(storage: TextStorage, key: string): Entry[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null
  return typeof entry?._id === 'string' && typeof entry.content === 'string'
}

/** Writes a more important value, evicting entries from the mirror until it fits. */
export function writeBesideMirror(
  storage: TextStorage,
  { key, value }: { readonly key: string; readonly value: string },
  mirror: string,
): void {
  for (;;) {
    try {
      storage.setItem(key, value)
      return
    } catch (error) {
      if (!shrink(storage, mirror)) throw error
    }
  }
}

function shrink(storage: TextStorage, mirror: string): boolean {
  const text = storage.getItem(mirror)
  // An object is the store itself, not a mirror: nothing in it may be evicted.
  if (text === null || !text.startsWith('[')) return false
  const entries = readMirror(storage, mirror)
  if (entries.length > 0) storage.setItem(mirror, mirrorText(entries, text.length / 2))
  else storage.removeItem(mirror)
  return true
}
