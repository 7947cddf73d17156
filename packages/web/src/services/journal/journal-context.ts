import type { Entry } from '@daywell/core/journal'
import type { SyncStatus } from '@daywell/core/sync'
import { createContext, use, useMemo } from 'react'
import { readMirror } from '#device/local-store/entries/mirror.ts'
import { mirrorKey } from '#device/local-store/local-keys.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from './journal.ts'
import type { JournalHandle, JournalState, ThisTab } from './journal-handle.ts'

const JournalContext = createContext<JournalHandle | null>(null)
export const JournalProvider = JournalContext.Provider

export function useJournalHandle(): JournalHandle {
  const handle = use(JournalContext)
  if (!handle) throw new Error('useJournalHandle needs a JournalProvider')
  return handle
}

export function useJournalState(): JournalState {
  const handle = useJournalHandle()
  return useObservable(handle, handle.state)
}

/** This tab; undefined in the first moments of a page. */
export function useThisTab(): ThisTab | undefined {
  const handle = useJournalHandle()
  return useObservable(handle, handle.tab)
}

/** The open journal; undefined while it opens and while signed out. */
export function useJournal(): Journal | undefined {
  const state = useJournalState()
  return state.phase === 'open' ? state.journal : undefined
}

/** All entries, newest first; the mirror's while the journal opens. */
export function useEntries(): readonly Entry[] {
  const { storage } = useJournalHandle()
  const state = useJournalState()
  const journal = useJournal()
  const mirrored = useMirror(storage, journal ? undefined : state.userId)
  return useObservable(journal?.store, journal?.store.entries ?? mirrored)
}

/** The sync status; undefined while the journal opens. */
export function useSyncStatus(): SyncStatus | undefined {
  const journal = useJournal()
  return useObservable(journal?.sync, journal?.sync.status ?? (() => undefined))
}

function useMirror(storage: JournalHandle['storage'], userId: string | undefined) {
  return useMemo(() => {
    let entries: readonly Entry[] | undefined
    return () => {
      entries ??= userId === undefined ? [] : readMirror(storage, mirrorKey(userId))
      return entries
    }
  }, [storage, userId])
}
