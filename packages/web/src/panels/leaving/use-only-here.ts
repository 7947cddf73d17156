import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import type { MediaOnlyHere } from '#services/media/media-service.ts'
import { countOnlyHere, type OnlyHere } from './only-here.ts'

/** Live counts of local-only data, across tabs. */
export function useOnlyHere({ store }: Journal): OnlyHere {
  const entries = useObservable(store, store.entries)
  const outbox = useObservable(store, store.outbox)
  return useMemo(() => countOnlyHere(entries, outbox), [entries, outbox])
}

export const NO_MEDIA: MediaOnlyHere = { ids: [], unfinished: 0 }

/** Live, across tabs: the photos and recordings that would be lost with this device. */
export function useMediaOnlyHere({ media, store }: Journal): MediaOnlyHere {
  const [found, setFound] = useState(NO_MEDIA)
  useEffect(() => {
    let latest = 0
    const look = () => {
      latest += 1
      const mine = latest
      media.onlyHere().then(
        (now) => mine === latest && setFound(now),
        () => {},
      )
    }
    const stops = [media.subscribe(look), store.subscribe(look)]
    look()
    return () => {
      latest += 1
      for (const stop of stops) stop()
    }
  }, [media, store])
  return found
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
