import type { Entry } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import { type Leaf, leafOf, leafOfDraft, newLeaf } from './model/leaf.ts'
import { draftOf, isWordless, leftBehind, type PageDraft } from './model/page-draft.ts'
import { isUnsaved } from './model/page-model.ts'
import { type Details, type Text, textOf } from './model/words.ts'
import { pageOnDesk } from './page-on-desk.ts'
import { pageSaver } from './saving/page-saver.ts'
import { entryIdOf } from './saving/saving.ts'
import { setAsideWords } from './saving/set-aside.ts'
import type { WritingParts } from './writing-parts.ts'

export type Writing = ReturnType<typeof createWriting>

/**
 * What is being written. `page-model` decides what becomes of the page, `page-on-desk` carries
 * that out, `page-saver` saves it, and here one page makes way for another.
 */
export function createWriting(parts: WritingParts) {
  const { drafts, handover } = parts
  const page = pageOnDesk(parts, () => void saver.save())
  const { board, keeper, dispatch, look } = page
  const asides = setAsideWords(parts)
  let journal: Journal | undefined
  let unsubscribe = () => {}
  /** The entry to open again, on the page that it may take the place of. */
  let due: { readonly entryId: string; readonly turn: number } | undefined

  const lay = (leaf: Leaf, text: Text) => dispatch({ type: 'laid', leaf, text })
  const layEntry = (entry: Entry) => lay(leafOf(entry), textOf(entry))
  const layNew = () => {
    const leaf = newLeaf(page.today())
    lay(leaf, { title: leaf.firstTitle, content: '' })
  }
  const layDraft = (draft: PageDraft) => {
    lay(leafOfDraft(draft, parts.timeZone()), { title: draft.title, content: draft.content })
    keeper.takeOver(draft)
  }
  /** Lays what was not saved before this page was opened, and says so. */
  const layRestored = (draft: PageDraft) => {
    layDraft(draft)
    const at = Date.parse(draft.lastModified)
    if (isWordless(draft, parts.timeZone())) dispatch({ type: 'day', today: page.today() })
    else if (at < parts.openedAt) dispatch({ type: 'told', notice: { kind: 'restored', at } })
    // Last, since what it has to say of the entry is more than that.
    follow()
  }
  /** Goes on with the page that was on the screen before, if there was no room for its draft. */
  const takeUnkept = (): boolean => {
    const { page: unkept } = handover
    handover.page = undefined
    if (!unkept) return false
    lay(unkept.leaf, unkept.text)
    if (page.isUnsaved()) keeper.keep()
    else keeper.drop()
    return true
  }
  const showAsides = () => board.set({ aside: asides.newest() })
  /** What was on the page and is saved nowhere can be had again. */
  const setAside = (layOther: () => void) => {
    if (page.isUnsaved()) {
      keeper.cancel()
      asides.put(keeper.words(), page.turn())
    } else keeper.drop()
    layOther()
    showAsides()
  }

  /** Takes in what became of the entry in other places. */
  const follow = (evenNow = false) => {
    const entryId = journal && entryIdOf(journal, page.leaf())
    if (!journal || entryId === undefined || (saver.isSaving() && !evenNow)) return
    const { store } = journal
    const id = store.currentId(entryId)
    dispatch({ type: 'found', entry: store.find(id), dropped: store.isDropped(id), id })
  }
  const isOf = (id: string) => {
    const { entryId = '' } = page.leaf()
    const current = (name: string) => journal?.store.find(name)?._id ?? name
    return !page.left() && current(entryId) === current(id)
  }
  const tellOpen = () => journal?.openElsewhere.open(page.leaf().entryId)
  board.subscribe(() => {
    tellOpen()
    const { entryId } = page.leaf()
    if (entryId !== undefined || !due) parts.lastOpen.set(page.today(), entryId)
  })
  /** Lays the entry again that was on the page before a reload, unless something was begun since. */
  const reopen = ({ store }: Journal) => {
    const entry = due && page.turn() === due.turn && !page.isDirty() && store.find(due.entryId)
    due = undefined
    if (entry) layEntry(entry)
  }
  const meet = (open: Journal) => {
    if (page.left() || journal === open) return
    journal = open
    unsubscribe()
    unsubscribe = open.store.subscribe(() => follow())
    tellOpen()
    reopen(open)
    follow(true)
  }
  const saver = pageSaver({
    ...{ ...parts, page, meet },
    savedAside(saved, turn) {
      asides.continueWith(saved, turn)
      showAsides()
    },
    sendAgain() {
      const { entryId = '' } = page.leaf()
      const entry = journal?.store.find(entryId)
      if (entry) journal?.sync.tryAgain(entry._id)
    },
    ended: () => follow(),
  })

  /** Brings back what closed tabs left behind: at once where nothing is on the page yet. */
  const findLeftBehind = async (turn: number) => {
    const { id, others } = parts.tab
    // Before that, older words would come on the page than the person last had on it.
    await parts.rescue()
    const open = await others()
    if (page.left()) return
    const found = leftBehind({ id, open }, drafts, parts.timeZone())
    const free = page.turn() === turn && page.leaf().entryId === undefined && !page.isDirty()
    // Where nobody knows whether that tab is closed, its words may still be written on. What
    // somebody set aside is only offered.
    const back = open && free ? found.find(({ asideOf }) => !asideOf) : undefined
    if (back) layRestored(back)
    board.set({ waiting: found.filter((draft) => draft !== back) })
  }
  /** Nothing can be done to a page that is not there any more. */
  const onScreen =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      if (!page.left()) act(...args)
    }

  return {
    state: board.state,
    subscribe: board.subscribe,
    /** The person changed something in a field. */
    changed: onScreen(page.changed),
    /** The person wants it to be saved. */
    save: () => saver.save(true),
    begin() {
      page.putOn()
      const unkept = takeUnkept()
      const entryId = parts.lastOpen.get(page.today())
      due = entryId === undefined ? undefined : { entryId, turn: page.turn() + 1 }
      const mine = unkept ? undefined : draftOf(parts.tab.id, drafts, parts.timeZone())
      if (mine) layRestored(mine)
      else if (!unkept) layNew()
      showAsides()
      if (mine || unkept) saver.followEarlier()
      saver.startAutosave()
      void findLeftBehind(page.turn())
      // What cannot be opened now is opened when there is something to save.
      parts.journal().then(meet, () => {})
    },
    /** The page goes: what waits to be written down is written. */
    flush: keeper.flush,
    end() {
      page.takeOff()
      saver.end()
      unsubscribe()
      journal?.openElsewhere.open(undefined)
      journal = undefined
    },
    /** Whether words would go with the tab: they are in it alone. */
    atRisk(): boolean {
      if (!page.left()) keeper.flush()
      const { page: unkept } = handover
      if (unkept && isUnsaved(unkept.leaf, unkept.text)) return true
      const here = !page.left() && board.state().draftFailed && page.isUnsaved()
      return here || !asides.areSafe()
    },
    /** Rewrites all that was typed, and saves it. */
    repair: onScreen((mend: (typed: string) => string) => {
      const { title, content } = page.read()
      const tags = page
        .leaf()
        .details.tags.map(mend)
        .filter((tag) => tag.trim() !== '')
      const text = { title: mend(title), content: mend(content) }
      dispatch({ type: 'repaired', text, tags: [...new Set(tags)] })
      void saver.save(true)
    }),
    setDetails: onScreen((details: Partial<Details>) => dispatch({ type: 'details', details })),
    /** Whether there is something on the page that is saved nowhere. */
    hasUnsaved: () => page.isUnsaved(look()),
    /** Saves what can be saved; false when something is left that would be lost. */
    leave: saver.leave,
    saveUnasked: saver.saveUnasked,
    /** The same for one entry, if that is on the page: what is not there has nothing to lose. */
    settle: async (entryId: string): Promise<boolean> => !isOf(entryId) || saver.leave(),
    /** Puts an entry on the page, or a new one. */
    open: onScreen((entry: Entry | undefined) =>
      setAside(() => (entry ? layEntry(journal?.store.find(entry._id) ?? entry) : layNew())),
    ),
    /** Goes back to what is saved, or to a new page. */
    discard: onScreen(() => {
      const { base } = page.leaf()
      setAside(() => (base ? layEntry(base) : layNew()))
    }),
    /** Brings back what was set aside, and sets aside what has been written in its place. */
    undo: onScreen(() => {
      const aside = asides.newest()
      if (!aside) return
      setAside(() => {
        layDraft(aside)
        follow()
        asides.taken(aside.tab)
      })
    }),
    /** What was set aside is not wanted any more. */
    discardAside: onScreen(() => {
      const aside = asides.newest()
      if (aside) asides.discard(aside.tab)
      showAsides()
    }),
    /** Goes on with what another tab left behind, unless that is open again. */
    async take({ tab, asideOf = tab }: PageDraft): Promise<void> {
      const open = await parts.tab.others()
      if (page.left()) return
      const draft = open?.has(asideOf) ? undefined : draftOf(tab, drafts, parts.timeZone())
      if (draft) setAside(() => layRestored(draft))
      board.set({ waiting: board.state().waiting.filter((other) => other.tab !== tab) })
    },
    dismissNotice: () => dispatch({ type: 'told', notice: undefined }),
    dismissWaiting: () => board.set({ waiting: [] }),
    titleLeft: onScreen(() => dispatch({ type: 'title-left' })),
    /** A page on which nobody wrote belongs to the day on which it is seen. */
    newDay: onScreen(() => dispatch({ type: 'day', today: page.today() })),
  }
}
