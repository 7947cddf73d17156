import {
  draftOf,
  isWordless,
  leftBehind,
  type PageDraft,
} from '#features/journal/editor/model/draft.ts'
import { isUntitled, pageOfDraft } from '#features/journal/editor/model/page-state.ts'
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

/** Restores unsaved text: of this tab, of closed tabs, and what was set aside. */
export function restoring(deps: Restoring) {
  const { store, draft: own, asides, follower, drafts, handover, tab, timeZone } = deps
  const open = (draft: PageDraft) => {
    const { title, content } = draft
    const page = pageOfDraft(draft, timeZone())
    store.open(page, { title: isUntitled(page, draft) ? '' : title, content })
    own.takeOver(draft)
  }
  /** Opens an older draft, with a notice. */
  const restore = (draft: PageDraft) => {
    open(draft)
    const at = Date.parse(draft.lastModified)
    if (isWordless(draft, timeZone())) store.dispatch({ type: 'day-seen', today: store.today() })
    else if (at < deps.openedAt) store.dispatch({ type: 'noted', notice: { kind: 'restored', at } })
    // Last, since a notice about the entry takes priority.
    follower.follow()
  }
  const showAside = () => store.dispatch({ type: 'noted', aside: asides.newest() })
  /** Opens another page; unsaved text is set aside and can be restored. */
  const replacePage = (openOther: () => void) => {
    if (store.isUnsaved()) {
      own.cancel()
      asides.put(own.content(), store.pageNumber())
    } else own.remove()
    openOther()
    showAside()
  }
  const wait = (waiting: readonly PageDraft[]) => store.dispatch({ type: 'noted', waiting })
  return {
    restore,
    replacePage,
    showAside,
    /** Continues the page for which the tab's last editor had no storage space. */
    takeUnkept(): boolean {
      const { unkept } = handover
      handover.unkept = undefined
      if (!unkept) return false
      store.open(unkept.page, unkept.text)
      if (store.isUnsaved()) own.write()
      else own.remove()
      return true
    },
    /** Restores drafts of closed tabs: immediately if the page is empty. */
    async findLeftBehind(): Promise<void> {
      const pageNumber = store.pageNumber()
      // Otherwise a stale draft could replace a newer one.
      await deps.rescue()
      const openTabs = await tab.others()
      if (store.unmounted()) return
      const found = leftBehind({ id: tab.id, open: openTabs }, drafts, timeZone())
      const isFree =
        store.pageNumber() === pageNumber &&
        store.page().entryId === undefined &&
        !store.isDirty(deps.fields.read())
      // If that tab may be open, its draft may still change. Text that was set aside is only
      // offered.
      const back = openTabs && isFree && found.find(({ asideOf }) => !asideOf)
      if (back) restore(back)
      wait(found.filter((draft) => draft !== back))
    },
    /** Continues another tab's draft, unless that tab is open again. */
    async take({ tab: from, asideOf = from }: PageDraft): Promise<void> {
      const openTabs = await tab.others()
      if (store.unmounted()) return
      const draft = openTabs?.has(asideOf) ? undefined : draftOf(from, drafts, timeZone())
      if (draft) replacePage(() => restore(draft))
      wait(store.state().waiting.filter((other) => other.tab !== from))
    },
    dismissWaiting: () => wait([]),
    /** Swaps the page with what was set aside. */
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
