import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Journal } from '#journal/journal.ts'
import { useJournal, useJournalRoom } from '#journal/journal-context.ts'
import { lastSyncKey } from '#local-store/local-keys.ts'

/** Whether what the server has was ever fetched here: before that an empty list says nothing. */
export function useFirstSync() {
  const journal = useJournal()
  const isToCome = useIsToCome(journal)
  const [attempt, setAttempt] = useState({ failed: false, under: true })
  const tryOnce = useCallback(async () => {
    setAttempt(({ failed }) => ({ failed, under: true }))
    const why = await journal?.sync.now()
    setAttempt({ failed: why !== undefined, under: false })
  }, [journal])
  useEffect(() => {
    if (isToCome) void tryOnce()
  }, [isToCome, tryOnce])
  return { isToCome, hasFailed: isToCome && attempt.failed, isTrying: attempt.under, tryOnce }
}

function useIsToCome(journal: Journal | undefined): boolean {
  const { storage } = useJournalRoom()
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
    Boolean(journal && storage.getItem(lastSyncKey(journal.userId)) === null),
  )
}
