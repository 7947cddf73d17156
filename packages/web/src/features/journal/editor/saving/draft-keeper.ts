import { draftWriter } from '#device/local-store/drafts/draft-writer.ts'
import { detailsToKeep, type Leaf } from '#features/journal/editor/model/leaf.ts'
import { type PageDraft, pageDraft } from '#features/journal/editor/model/page-draft.ts'
import { sameText, type Text } from '#features/journal/editor/model/words.ts'
import type { WritingState } from '#features/journal/editor/model/writing-state.ts'
import type { WritingParts } from '../writing-parts.ts'

interface KeeperParts extends Pick<WritingParts, 'fields' | 'drafts' | 'tab' | 'now' | 'timers'> {
  readonly leaf: () => Leaf
  readonly tell: (what: Pick<WritingState, 'draftFailed'>) => void
}

/** Keeps what is on the page as this tab's draft. */
export function draftKeeper({ fields, drafts, tab, now, timers, leaf, tell }: KeeperParts) {
  const attempt = (write: () => void) => {
    try {
      write()
      tell({ draftFailed: false })
    } catch {
      tell({ draftFailed: true })
    }
  }
  const words = () => {
    return pageDraft(fields.read(), { ...leaf(), now: now(), details: detailsToKeep(leaf()) })
  }
  const keep = () => attempt(() => drafts.write(words()))
  const writer = draftWriter<null>(keep, timers)
  return {
    keep,
    /** What is on the page, as a draft holds it. */
    words,
    /** Keeps it soon. */
    change: () => writer.change(null),
    flush: writer.flush,
    /** Nothing of it is needed any more. */
    drop() {
      writer.cancel()
      drafts.remove()
      tell({ draftFailed: false })
    },
    /** The words are elsewhere now: what waits to be written is not needed. */
    cancel() {
      writer.cancel()
      tell({ draftFailed: false })
    },
    /** Removes the draft if it holds this text and nothing else. */
    dropIfSame(text: Text) {
      const draft = drafts.all().find((other) => other.tab === tab.id)
      if (draft && sameText(draft, text)) drafts.remove()
    },
    /** What another tab left, or this one set aside, is its own draft now. */
    takeOver({ tab: from, asideOf: _, ...draft }: PageDraft) {
      if (from !== tab.id) attempt(() => drafts.write(draft, { insteadOf: from }))
    },
  }
}
