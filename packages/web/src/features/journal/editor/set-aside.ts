import type { PageDraft } from './page-draft.ts'
import type { Saved } from './saving.ts'
import type { WritingParts } from './writing-parts.ts'

type Words = Omit<PageDraft, 'tab'>

/**
 * Words that made way for another page of this tab. They lie among the drafts under ids of their
 * own, so that neither a reload nor a crash takes them; where there is no room, with the tab alone.
 */
export function setAsideWords({
  drafts,
  tab,
  now,
  handover,
}: Pick<WritingParts, 'drafts' | 'tab' | 'now' | 'handover'>) {
  /** What was set aside since the tab was loaded: the pages that they were, by their ids. */
  const turns = new Map<string, number>()
  const write = (draft: PageDraft, insteadOf?: string): boolean => {
    try {
      drafts.write(draft, { as: draft.tab, insteadOf })
      return true
    } catch {
      return false
    }
  }
  const isStored = ({ tab: id }: PageDraft) => drafts.all().some((draft) => draft.tab === id)
  const forget = (id: string) => {
    handover.asides = handover.asides.filter((draft) => draft.tab !== id)
  }
  return {
    /** Finds again what this tab set aside before it was loaded anew. */
    find() {
      const known = new Set(handover.asides.map((draft) => draft.tab))
      const stored: PageDraft[] = drafts.all()
      const mine = stored.filter(({ asideOf, tab: id }) => asideOf === tab.id && !known.has(id))
      handover.asides = [...handover.asides, ...mine]
    },
    newest: (): PageDraft | undefined => handover.asides[0],
    /** Puts words aside, in the place of this tab's draft. */
    put(words: Words, turn: number) {
      const id = freeId([...drafts.all(), ...handover.asides], `aside-${tab.id}-${now()}`)
      const aside = { ...words, tab: id, asideOf: tab.id }
      turns.set(id, turn)
      handover.asides = [aside, ...handover.asides]
      write(aside, tab.id)
    },
    /** The words are on the page again, and its draft by now. */
    taken: forget,
    discard(id: string) {
      forget(id)
      drafts.remove(id)
    },
    /** A save that was under way when they were set aside is done: they continue that entry. */
    continueWith({ entry }: Saved, turn: number) {
      handover.asides = handover.asides.map((aside) => {
        if (turns.get(aside.tab) !== turn) return aside
        const next = { ...aside, entryId: entry._id, writtenOn: entry.updatedAt }
        write(next)
        return next
      })
    },
    areSafe: () => handover.asides.every(isStored),
  }
}

function freeId(taken: readonly { readonly tab: string }[], name: string, count = 1): string {
  const id = `${name}-${count}`
  return taken.some(({ tab }) => tab === id) ? freeId(taken, name, count + 1) : id
}
