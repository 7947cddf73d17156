import { useEffect, useMemo } from 'react'
import type { OpenPage } from '#panels/assistant/panel/open-page.ts'
import { useDraftSharing } from '#panels/assistant/panel/use-draft-sharing.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor, useEditorView } from '../editor/editor-context.ts'
import type { EditorView } from '../editor/model/editor-view.ts'
import type { FieldRefs } from '../editor/use-page.ts'

/** The page as the assistant may see it. Sharing is chosen per page. */
export function useOpenPage({ text }: FieldRefs): OpenPage {
  const editor = useEditor()
  const entryId = useEditorView((state) => state.entryId)
  const keepHere = useEditorView((state) => state.details.keepHere)
  const hidden = useEditorView((state) => state.details.hideFromAssistant)
  useSharingFollowsPage()
  return useMemo(
    () => ({
      entryId,
      keepHere,
      hidden,
      now() {
        const { entryId, details, dirty, phase } = editor.state()
        const { keepHere, hideFromAssistant: hidden } = details
        const isUnsaved = dirty || phase === 'saving'
        return { entryId, keepHere, hidden, isUnsaved, words: text.current?.value ?? '' }
      },
    }),
    [editor, text, entryId, keepHere, hidden],
  )
}

function useSharingFollowsPage(): void {
  const sharing = useDraftSharing()
  const editor = useEditor()
  const store = useJournal()?.store
  useEffect(() => {
    let before = editor.state()
    const follow = () => {
      const now = editor.state()
      const [from, to] = [before.entryId, now.entryId]
      const isSaved = from === undefined && isJustSaved(before, now)
      const isRenamed = from !== undefined && to !== undefined && store?.find(from)?._id === to
      before = now
      if (from === to) return
      if (to !== undefined && (isSaved || isRenamed)) sharing.moved(from, to)
      else sharing.forgetNew()
    }
    const stop = editor.subscribe(follow)
    return () => {
      stop()
      sharing.forgetNew()
    }
  }, [editor, store, sharing])
}

function isJustSaved(before: EditorView, now: EditorView): boolean {
  return before.phase === 'saving' && now.phase === 'idle' && before.savedAt !== now.savedAt
}
