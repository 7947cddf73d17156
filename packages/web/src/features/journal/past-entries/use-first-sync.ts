import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { lastSyncKey } from '#device/local-store/local-keys.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal, useJournalHandle } from '#services/journal/journal-context.ts'

/** Whether the first sync has finished: before that, an empty list means nothing. */
export function useFirstSync() {
  const journal = useJournal()
  const isToCome = useIsToCome(journal)
  const { hasFailed, ...fetching } = useFetching(isToCome)
  return { isToCome, hasFailed: isToCome && hasFailed, ...fetching }
}

/** Syncs what's missing, as far as possible now. */
export function useFetching(isToCome: boolean) {
  const journal = useJournal()
  const [attempt, setAttempt] = useState({ failed: false, under: true, over: false })
  const tryOnce = useCallback(async () => {
    setAttempt((before) => ({ ...before, under: true }))
    const why = await journal?.sync.now()
    setAttempt({ failed: why !== undefined, under: false, over: true })
  }, [journal])
  useEffect(() => {
    if (isToCome) void tryOnce()
  }, [isToCome, tryOnce])
  return {
    hasFailed: attempt.failed,
    isTrying: attempt.under,
    /** It was tried once; if another tab syncs, its outcome is unknown here. */
    wasTried: attempt.over,
    tryOnce,
  }
}

function useIsToCome(journal: Journal | undefined): boolean {
  const { storage } = useJournalHandle()
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = journal?.sync.subscribe(changed)
      // Another tab may be the one that syncs.
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
