import { savedSearchesKey } from '#device/local-store/local-keys.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'

const MAX_SAVED_SEARCHES = 50

/** A person's saved searches on this device, newest first. They hold words, so they never leave it. */
export function readSavedSearches(storage: TextStorage, userId: string): readonly string[] {
  try {
    const saved: unknown = JSON.parse(storage.getItem(savedSearchesKey(userId)) ?? '[]')
    return Array.isArray(saved) ? saved.filter((query) => typeof query === 'string') : []
  } catch {
    return []
  }
}

/** Saves a search, or removes one that is saved; returns the list. */
export function toggleSavedSearch(
  storage: TextStorage,
  userId: string,
  query: string,
): readonly string[] {
  // Read again: another tab may have saved one.
  const saved = readSavedSearches(storage, userId)
  const others = saved.filter((other) => other !== query)
  const next = others.length < saved.length ? others : [query, ...others]
  const kept = next.slice(0, MAX_SAVED_SEARCHES)
  try {
    if (kept.length === 0) storage.removeItem(savedSearchesKey(userId))
    else storage.setItem(savedSearchesKey(userId), JSON.stringify(kept))
  } catch {
    // Storage is full: nothing changes.
    return saved
  }
  return kept
}
