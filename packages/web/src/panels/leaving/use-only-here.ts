import { useMemo, useSyncExternalStore } from 'react'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { countOnlyHere, type OnlyHere } from './only-here.ts'

/** Live counts of local-only data, across tabs. */
export function useOnlyHere({ store }: Journal): OnlyHere {
  const entries = useObservable(store, store.entries)
  const outbox = useObservable(store, store.outbox)
  return useMemo(() => countOnlyHere(entries, outbox), [entries, outbox])
}

/** Live number of drafts, across tabs. */
export function useDraftCount({ userId }: Journal): number {
  const { storage } = useJournalHandle()
  return useSyncExternalStore(onStorage, () => drafts({ storage, userId, tab: '' }).all().length)
}

function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
