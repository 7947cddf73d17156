import { useCallback, useSyncExternalStore } from 'react'
import { useJournal, useJournalRoom } from '#journal/journal-context.ts'
import { lastSyncKey } from '#local-store/local-keys.ts'

/** Whether what the server has was ever fetched here: before that an empty list says nothing. */
export function useFirstSync(): 'done' | 'to-come' {
  const { storage } = useJournalRoom()
  const journal = useJournal()
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = journal?.sync.subscribe(changed)
      // Another tab may be the one that speaks with the server.
      window.addEventListener('storage', changed)
      return () => {
        stop?.()
        window.removeEventListener('storage', changed)
      }
    },
    [journal],
  )
  return useSyncExternalStore(subscribe, () =>
    journal && storage.getItem(lastSyncKey(journal.userId)) === null ? 'to-come' : 'done',
  )
}
