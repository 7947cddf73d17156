import type { Journal } from '#services/journal/journal.ts'
import type { EditorDeps } from './editor-deps.ts'
import type { EditorStore } from './editor-store.ts'
import { entryIdOf } from './saving/save-page.ts'
import type { SaveRunner } from './saving/save-runner.ts'

export type EntryFollower = ReturnType<typeof entryFollower>

/** Keeps the page in sync with its entry in the journal. */
export function entryFollower(
  { lastOpen, fields }: EditorDeps,
  store: EditorStore,
  runner: SaveRunner,
) {
  let journal: Journal | undefined
  let unsubscribe = () => {}
  /** The entry to reopen, unless another page is opened before the journal is. */
  let due: { readonly entryId: string; readonly pageNumber: number } | undefined

  const announce = () => journal?.openElsewhere.open(store.page().entryId)
  store.subscribe(() => {
    announce()
    const { entryId } = store.page()
    if (entryId !== undefined || !due) lastOpen.set(store.today(), entryId)
  })
  /** Merges changes from other tabs and devices. */
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
    const entry =
      due?.pageNumber === store.pageNumber() &&
      // What the fields show: an unfilled template is the person's choice, too.
      !store.isDirty(fields.read()) &&
      open.store.find(due.entryId)
    due = undefined
    if (entry) store.openEntry(entry)
  }
  return {
    follow: () => follow(),
    /** After a reload, reopens today's entry, unless the page has been edited. */
    reopenLater() {
      const entryId = lastOpen.get(store.today())
      due = entryId === undefined ? undefined : { entryId, pageNumber: store.pageNumber() + 1 }
    },
    /** Called once the journal is open. */
    meet(open: Journal) {
      if (store.unmounted() || journal === open) return
      journal = open
      unsubscribe()
      unsubscribe = open.store.subscribe(() => follow())
      announce()
      reopenDue(open)
      follow(true)
    },
    /** Finds an entry in the journal. */
    find: (id: string) => journal?.store.find(id),
    isOnPage(id: string): boolean {
      const current = (name: string) => journal?.store.find(name)?._id ?? name
      return !store.unmounted() && current(store.page().entryId ?? '') === current(id)
    },
    /** Retries an entry that the server refused. */
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
