import { useEffect, useMemo } from 'react'
import type { OpenPage } from '#panels/assistant/panel/open-page.ts'
import { useDraftSharing } from '#panels/assistant/panel/use-draft-sharing.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import type { WritingState } from '../editor/model/writing-state.ts'
import type { FieldRefs } from '../editor/use-page.ts'
import { useWriting, useWritingState } from '../editor/writing-context.ts'

/** The page as the assistant may know it. What was chosen for a page stays with that page alone. */
export function useOpenPage({ text }: FieldRefs): OpenPage {
  const writing = useWriting()
  const entryId = useWritingState((state) => state.entryId)
  const keepHere = useWritingState((state) => state.details.keepHere)
  const hidden = useWritingState((state) => state.details.hideFromAssistant)
  useSharingFollowsPage()
  return useMemo(
    () => ({
      ...{ entryId, keepHere, hidden },
      now() {
        const { entryId, details } = writing.state()
        const { keepHere, hideFromAssistant: hidden } = details
        return { entryId, keepHere, hidden, words: text.current?.value ?? '' }
      },
    }),
    [writing, text, entryId, keepHere, hidden],
  )
}

function useSharingFollowsPage(): void {
  const sharing = useDraftSharing()
  const writing = useWriting()
  const store = useJournal()?.store
  useEffect(() => {
    let before = writing.state()
    const look = () => {
      const now = writing.state()
      const [from, to] = [before.entryId, now.entryId]
      const isSaved = from === undefined && isJustSaved(before, now)
      const isRenamed = from !== undefined && to !== undefined && store?.find(from)?._id === to
      before = now
      if (from === to) return
      if (to !== undefined && (isSaved || isRenamed)) sharing.moved(from, to)
      else sharing.forgetNew()
    }
    const stop = writing.subscribe(look)
    return () => {
      stop()
      sharing.forgetNew()
    }
  }, [writing, store, sharing])
}

function isJustSaved(before: WritingState, now: WritingState): boolean {
  return before.phase === 'saving' && now.phase === 'idle' && before.savedAt !== now.savedAt
}
