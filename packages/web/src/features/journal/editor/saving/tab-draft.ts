import { draftWriter } from '#device/local-store/drafts/draft-writer.ts'
import { type PageDraft, pageDraft } from '#features/journal/editor/model/draft.ts'
import { detailsToKeep } from '#features/journal/editor/model/page-state.ts'
import { sameText, type Text } from '#features/journal/editor/model/page-text.ts'
import type { EditorDeps } from '../editor-deps.ts'
import type { EditorStore } from '../editor-store.ts'

export type TabDraft = ReturnType<typeof tabDraft>

/** This tab's draft: the page, written to storage with a debounce. */
export function tabDraft(deps: EditorDeps, store: EditorStore) {
  const { drafts, tab, now, timers } = deps
  const report = (draftFailed: boolean) => {
    if (store.state().draftFailed !== draftFailed) store.dispatch({ type: 'noted', draftFailed })
  }
  const attempt = (write: () => void) => {
    try {
      write()
      report(false)
    } catch {
      report(true)
    }
  }
  const content = () => {
    const page = store.page()
    return pageDraft(store.read(), { ...page, now: now(), details: detailsToKeep(page) })
  }
  const write = () => attempt(() => drafts.write(content()))
  const writer = draftWriter<null>(write, timers)
  return {
    write,
    writeSoon: () => writer.change(null),
    flush: writer.flush,
    /** The page in the form of a draft. */
    content,
    remove() {
      writer.cancel()
      drafts.remove()
      report(false)
    },
    /** Cancels a pending write: the text is already stored elsewhere. */
    cancel() {
      writer.cancel()
      report(false)
    },
    /** Returns whether it was the same. */
    removeIfSame(text: Text): boolean {
      const draft = drafts.all().find((other) => other.tab === tab.id)
      if (!draft || !sameText(draft, text)) return false
      drafts.remove()
      return true
    },
    /** Turns another tab's draft, or one set aside, into this tab's draft. */
    takeOver({ tab: from, asideOf: _, ...draft }: PageDraft) {
      if (from !== tab.id) attempt(() => drafts.write(draft, { insteadOf: from }))
    },
  }
}
