import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { assistantOf } from '#panels/assistant/chat/chat-store.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import type { DraftSharing } from '#services/privacy/draft-sharing.ts'
import { useSession } from '#services/session/session-context.ts'
import { draftPageOf, type PageFacts } from './open-page.ts'

/** Which drafts are shared; the journal reports when a page's id changes. */
export function useDraftSharing(): DraftSharing {
  return assistantOf(useSession(), useClients().premium).sharing
}

/** The page's sharing state; re-renders on change. */
export function useDraftPage(facts: PageFacts) {
  const journal = useJournal()
  const read = () => JSON.stringify(draftPageOf(journal, facts))
  useObservable(journal?.levels, read)
  useObservable(journal?.store, read)
  return draftPageOf(journal, facts)
}
