import type { Journal } from '#services/journal/journal.ts'
import type { EditorDeps } from './editor-deps.ts'
import type { EditorStore } from './editor-store.ts'
import { entryIdOf } from './saving/save-page.ts'
import type { SaveRunner } from './saving/save-runner.ts'

export type EntryFollower = ReturnType<typeof entryFollower>

/** Keeps the page and its entry in the journal together, once the journal is open. */
export function entryFollower({ lastOpen }: EditorDeps, store: EditorStore, runner: SaveRunner) {
  let journal: Journal | undefined
  let unsubscribe = () => {}
  /** The entry to open again, if no other page is opened before the journal is. */
  let due: { readonly entryId: string; readonly pageNumber: number } | undefined

  const announce = () => journal?.openElsewhere.open(store.page().entryId)
  store.subscribe(() => {
    announce()
    const { entryId } = store.page()
    if (entryId !== undefined || !due) lastOpen.set(store.today(), entryId)
  })
  /** Takes in what other tabs and devices made of the entry. */
  const follow = (evenWhileSaving = false) => {
    const entryId = journal && entryIdOf(journal, store.page())
    if (!journal || entryId === undefined || (runner.running() && !evenWhileSaving)) return
    const local = journal.store
    const id = local.currentId(entryId)
    store.dispatch({
      type: 'looked-up',
      entry: local.find(id),
      dropped: local.isDropped(id),
      id,
    })
  }
  const reopenDue = (open: Journal) => {
    const isFree = due?.pageNumber === store.pageNumber() && !store.isDirty()
    const entry = due && isFree && open.store.find(due.entryId)
    due = undefined
    if (entry) store.openEntry(entry)
  }
  return {
    follow: () => follow(),
    /** After a reload: opens the entry of this day on the next page, unless that is written on. */
    reopenLater() {
      const entryId = lastOpen.get(store.today())
      due = entryId === undefined ? undefined : { entryId, pageNumber: store.pageNumber() + 1 }
    },
    /** The journal is open. */
    meet(open: Journal) {
      if (store.unmounted() || journal === open) return
      journal = open
      unsubscribe()
      unsubscribe = open.store.subscribe(() => follow())
      announce()
      reopenDue(open)
      follow(true)
    },
    /** The entry as the journal has it. */
    find: (id: string) => journal?.store.find(id),
    isOnPage(id: string): boolean {
      const current = (name: string) => journal?.store.find(name)?._id ?? name
      return !store.unmounted() && current(store.page().entryId ?? '') === current(id)
    },
    /** Sends the entry once more that the server did not accept. */
    sendAgain() {
      const entry = journal?.store.find(store.page().entryId ?? '')
      if (entry) journal?.sync.tryAgain(entry._id)
    },
    end() {
      unsubscribe()
      journal?.openElsewhere.open(undefined)
      journal = undefined
    },
  }
}
