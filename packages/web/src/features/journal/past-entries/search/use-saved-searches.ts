import { useCallback, useEffect, useState } from 'react'
import { savedSearchesKey } from '#device/local-store/local-keys.ts'
import { useJournalHandle, useJournalState } from '#services/journal/journal-context.ts'
import { readSavedSearches, toggleSavedSearch } from './saved-searches.ts'

/** The saved searches, and how to save or remove one. */
export function useSavedSearches() {
  const { storage } = useJournalHandle()
  const { userId = '' } = useJournalState()
  const [saved, setSaved] = useState(() => readSavedSearches(storage, userId))
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === savedSearchesKey(userId)) setSaved(readSavedSearches(storage, userId))
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [storage, userId])
  const toggle = useCallback(
    (query: string) => setSaved(toggleSavedSearch(storage, userId, query)),
    [storage, userId],
  )
  return { saved, toggle }
}
