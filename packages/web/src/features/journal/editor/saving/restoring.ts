import {
  draftOf,
  isWordless,
  leftBehind,
  type PageDraft,
} from '#features/journal/editor/model/draft.ts'
import { pageOfDraft } from '#features/journal/editor/model/page-state.ts'
import type { EditorDeps } from '../editor-deps.ts'
import type { EditorStore } from '../editor-store.ts'
import type { EntryFollower } from '../entry-follower.ts'
import type { Asides } from './asides.ts'
import type { TabDraft } from './tab-draft.ts'

interface Restoring extends EditorDeps {
  readonly store: EditorStore
  readonly draft: TabDraft
  readonly asides: Asides
  readonly follower: EntryFollower
}

/** Brings unsaved text back on the page: of this tab, of closed tabs, and what was set aside. */
export function restoring(deps: Restoring) {
  const { store, draft: own, asides, follower, drafts, handover, tab, timeZone } = deps
  const open = (draft: PageDraft) => {
    const { title, content } = draft
    store.open(pageOfDraft(draft, timeZone()), { title, content })
    own.takeOver(draft)
  }
  /** Opens what was not saved before this page was loaded, with a notice. */
  const restore = (draft: PageDraft) => {
    open(draft)
    const at = Date.parse(draft.lastModified)
    if (isWordless(draft, timeZone())) store.dispatch({ type: 'day-seen', today: store.today() })
    else if (at < deps.openedAt)
      store.dispatch({ type: 'noticed', notice: { kind: 'restored', at } })
    // Last, since a notice about the entry matters more.
    follower.follow()
  }
  const showAside = () => store.dispatch({ type: 'aside-changed', aside: asides.newest() })
  /** Opens another page; what is unsaved on this one is set aside, and can be undone. */
  const replacePage = (openOther: () => void) => {
    if (store.isUnsaved()) {
      own.cancel()
      asides.put(own.content(), store.pageNumber())
    } else own.remove()
    openOther()
    showAside()
  }
  const wait = (waiting: readonly PageDraft[]) => store.dispatch({ type: 'drafts-found', waiting })
  return {
    restore,
    replacePage,
    showAside,
    /** Continues the page that the last editor of this tab had no space to store. */
    takeUnkept(): boolean {
      const { unkept } = handover
      handover.unkept = undefined
      if (!unkept) return false
      store.open(unkept.page, unkept.text)
      if (store.isUnsaved()) own.write()
      else own.remove()
      return true
    },
    /** Restores what closed tabs left behind: at once where nothing is on the page yet. */
    async findLeftBehind(): Promise<void> {
      const pageNumber = store.pageNumber()
      // Before that, an older text could come on the page than the person last saw on it.
      await deps.rescue()
      const openTabs = await tab.others()
      if (store.unmounted()) return
      const found = leftBehind({ id: tab.id, open: openTabs }, drafts, timeZone())
      const isSamePage = store.pageNumber() === pageNumber
      const isFree = isSamePage && store.page().entryId === undefined && !store.isDirty()
      // Where it is unknown whether that tab is closed, its text may still change. What was set
      // aside is only offered.
      const back = openTabs && isFree ? found.find(({ asideOf }) => !asideOf) : undefined
      if (back) restore(back)
      wait(found.filter((draft) => draft !== back))
    },
    /** Continues what another tab left behind, unless that tab is open again. */
    async take({ tab: from, asideOf = from }: PageDraft): Promise<void> {
      const openTabs = await tab.others()
      if (store.unmounted()) return
      const draft = openTabs?.has(asideOf) ? undefined : draftOf(from, drafts, timeZone())
      if (draft) replacePage(() => restore(draft))
      wait(store.state().waiting.filter((other) => other.tab !== from))
    },
    dismissWaiting: () => wait([]),
    /** Swaps what was set aside with what is on the page. */
    undo() {
      const aside = asides.newest()
      if (!aside) return
      replacePage(() => {
        open(aside)
        follower.follow()
        asides.taken(aside.tab)
      })
    },
    discardAside() {
      const aside = asides.newest()
      if (aside) asides.discard(aside.tab)
      showAside()
    },
  }
}
