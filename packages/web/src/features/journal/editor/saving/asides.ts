import type { PageDraft } from '#features/journal/editor/model/draft.ts'
import type { EditorDeps } from '../editor-deps.ts'
import type { Saved } from './save-page.ts'

type Content = Omit<PageDraft, 'tab'>

export type Asides = ReturnType<typeof asidesOf>

/**
 * Unsaved text that another page of this tab replaced. Stored among the drafts under its own ids,
 * so it survives a reload or a crash; in memory if storage is full.
 */
export function asidesOf({
  drafts,
  tab,
  now,
  handover,
}: Pick<EditorDeps, 'drafts' | 'tab' | 'now' | 'handover'>) {
  /** Page numbers set aside since the tab was loaded, by draft id. */
  const pageNumbers = new Map<string, number>()
  /** Newest first. */
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
    /** Stores it instead of this tab's draft. */
    put(content: Content, pageNumber: number) {
      const id = freeId([...drafts.all(), ...handover.asides], `aside-${tab.id}-${now()}`)
      pageNumbers.set(id, pageNumber)
      write({ ...content, tab: id, asideOf: tab.id }, tab.id)
    },
    /** It's on the page again, as this tab's draft. */
    taken: forget,
    discard(id: string) {
      forget(id)
      drafts.remove(id)
    },
    /** A save that was in flight when it was set aside has finished: continue that entry. */
    continueWith({ entry }: Saved, pageNumber: number) {
      for (const aside of all()) {
        if (pageNumbers.get(aside.tab) !== pageNumber) continue
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
