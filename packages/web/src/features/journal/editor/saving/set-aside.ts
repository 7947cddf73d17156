import type { PageDraft } from '#features/journal/editor/model/page-draft.ts'
import type { WritingParts } from '../writing-parts.ts'
import type { Saved } from './saving.ts'

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
  /** Newest first; those without room are with the tab alone. */
  const all = (): PageDraft[] => {
    const stored: PageDraft[] = drafts.all()
    const mine = [...handover.asides, ...stored.filter(({ asideOf }) => asideOf === tab.id)]
    return mine.sort((a, b) => Date.parse(b.lastModified) - Date.parse(a.lastModified))
  }
  const forget = (id: string) => {
    handover.asides = handover.asides.filter((draft) => draft.tab !== id)
  }
  const write = (aside: PageDraft, insteadOf?: string) => {
    forget(aside.tab)
    try {
      drafts.write(aside, { as: aside.tab, insteadOf })
    } catch {
      handover.asides = [aside, ...handover.asides]
    }
  }
  return {
    newest: (): PageDraft | undefined => all()[0],
    /** Puts words aside, in the place of this tab's draft. */
    put(words: Words, turn: number) {
      const id = freeId([...drafts.all(), ...handover.asides], `aside-${tab.id}-${now()}`)
      turns.set(id, turn)
      write({ ...words, tab: id, asideOf: tab.id }, tab.id)
    },
    /** The words are on the page again, and its draft by now. */
    taken: forget,
    discard(id: string) {
      forget(id)
      drafts.remove(id)
    },
    /** A save that was under way when they were set aside is done: they continue that entry. */
    continueWith({ entry }: Saved, turn: number) {
      for (const aside of all()) {
        if (turns.get(aside.tab) !== turn) continue
        write({ ...aside, entryId: entry._id, writtenOn: entry.updatedAt })
      }
    },
    areSafe: () => handover.asides.length === 0,
  }
}

function freeId(taken: readonly { readonly tab: string }[], name: string, count = 1): string {
  const id = `${name}-${count}`
  return taken.some(({ tab }) => tab === id) ? freeId(taken, name, count + 1) : id
}
