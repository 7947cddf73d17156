import { type UnmountedPage, whetherToSave } from '#features/journal/editor/model/editor-reducer.ts'
import { isSavable } from '#features/journal/editor/model/measures.ts'
import { isDirty, type PageState } from '#features/journal/editor/model/page-state.ts'
import { sameText, type Text } from '#features/journal/editor/model/page-text.ts'
import type { EditorDeps } from '../editor-deps.ts'
import type { EditorStore } from '../editor-store.ts'
import type { EntryFollower } from '../entry-follower.ts'
import type { Asides } from './asides.ts'
import {
  pageAfterEarlierSave,
  pageAfterSave,
  refreshedFrom,
  type Saved,
  savePage,
  type UnkeptPage,
} from './save-page.ts'
import type { RunningSave, SaveRunner } from './save-runner.ts'
import type { TabDraft } from './tab-draft.ts'

/** Saves this long after the last change. */
const PAUSE_MS = 2000
/** Saves this often during typing without a pause. */
const AUTOSAVE_MS = 30_000

type After = typeof pageAfterSave

interface SaverDeps extends EditorDeps {
  readonly store: EditorStore
  readonly draft: TabDraft
  readonly asides: Asides
  readonly runner: SaveRunner
  readonly follower: EntryFollower
}

/**
 * Saves the page: on request, at each pause in typing, at least every half minute, on leaving a
 * field or the screen, and before another page replaces it.
 */
export function pageSaver(deps: SaverDeps) {
  const { store, runner, handover, timers } = deps
  let autosaving: unknown
  /** Set from a change until its autosave. */
  let pausing: unknown
  const endPause = () => {
    timers.clear(pausing)
    pausing = undefined
  }
  /** Saves what was changed on this page; a restored draft that wasn't touched stays one. */
  const saveTyped = () => {
    if (pausing === undefined) return
    endPause()
    void saveUnasked(deps)
  }
  const scheduleAutosave = () => {
    autosaving = timers.set(() => {
      scheduleAutosave()
      void saveUnasked(deps)
    }, AUTOSAVE_MS)
  }
  return {
    /** `asked`: requested by the person, so its result is announced. */
    save: (asked = false) => save(deps, asked),
    saveUnasked: () => saveUnasked(deps),
    /** The person changed something: saves once they pause. */
    saveAtPause() {
      endPause()
      pausing = timers.set(saveTyped, PAUSE_MS)
    },
    saveTyped,
    /** The save in progress, if any. */
    saving: () => runner.running()?.done,
    /** Saves what can be saved; false if something unsaved is left. */
    async leave(): Promise<boolean> {
      await runner.running()?.done
      const text = store.refresh()
      if (!store.isDirty(text)) return true
      const can = isSavable(text, store.page().details)
      return can && (await save(deps, false)) && !store.isDirty()
    },
    startAutosave: scheduleAutosave,
    /** Takes in a save, possibly still in flight, that the tab's last editor started. */
    followEarlier() {
      if (!handover.saving) return
      store.dispatch({ type: 'save-started', asked: false })
      void runner.watch(handover.saving, finisher(deps, pageAfterEarlierSave))
    },
    /** The editor was unmounted. */
    end() {
      timers.clear(autosaving)
      const wasTyping = pausing !== undefined
      endPause()
      const unmounted = store.unmounted()
      if (!unmounted) return
      const left = { text: unmounted.text, page: store.page() }
      if (unmounted.unkept) handover.unkept = left
      if (unmounted.unkept || wasTyping) saveLeft(deps, left)
    },
  }
}

function save(deps: SaverDeps, asked: boolean): Promise<boolean> {
  const { store, runner, follower } = deps
  if (asked && !store.unmounted()) store.dispatch({ type: 'save-requested' })
  const text = store.refresh()
  const running = runner.running()
  if (running) return saveAfter(deps, running, asked)
  switch (whetherToSave(store.state(), text)) {
    case 'impossible':
      return Promise.resolve(false)
    case 'not-needed':
      if (asked) follower.sendAgain()
      return Promise.resolve(true)
    case 'due':
      store.dispatch({ type: 'save-started', asked })
      return runner.start(commit(deps, text, { asked }), finisher(deps))
  }
}

/** Saves again after a running save, for changes made during it. */
async function saveAfter(deps: SaverDeps, running: RunningSave, asked: boolean): Promise<boolean> {
  const { store } = deps
  const isThisPage = () => running.pageNumber === store.pageNumber()
  const same = isThisPage()
  const done = await running.done
  if (!same) return save(deps, asked)
  return done && isThisPage() && !store.unmounted() && store.isDirty() ? save(deps, asked) : done
}

/** An autosave never restores a deleted entry. */
async function saveUnasked(deps: SaverDeps): Promise<unknown> {
  const { store } = deps
  const text = store.refresh()
  const { gone, details } = store.page()
  return store.isDirty(text) && isSavable(text, details) && !gone && save(deps, false)
}

/** Saves a page that was left. If a save is running, the rest stays a draft. */
function saveLeft(deps: SaverDeps, { page, text }: UnkeptPage): void {
  if (page.gone || !isDirty(page, text) || !isSavable(text, page.details)) return
  const { runner } = deps
  if (!runner.running()) void runner.start(commit(deps, text, { left: page }), finisher(deps))
}

/** Completes a requested save, even if its page is unmounted in the meantime. */
async function commit(
  { store, draft, journal, follower, handover }: SaverDeps,
  text: Text,
  { left, asked = false }: { left?: PageState; asked?: boolean },
): Promise<Saved | undefined> {
  const pageNumber = store.pageNumber()
  const wasGone = store.page().gone
  try {
    const open = await journal()
    follower.meet(open)
    // Race: text that was set aside in the meantime isn't saved.
    if (store.pageNumber() !== pageNumber) return undefined
    const page = left ?? store.page()
    const found = store.unmounted() ? refreshedFrom(open, page) : page
    // JRN-45: it has a draft, so nothing is lost by leaving the entry deleted.
    if (!asked && found.gone && !wasGone && !handover.unkept) return undefined
    const entry = await savePage(open, found, { text, today: store.today() })
    return { entry, text, details: page.details }
  } catch {
    if (!store.unmounted()) draft.flush()
    return undefined
  }
}

const finisher =
  (deps: SaverDeps, after: After = pageAfterSave) =>
  (saved: Saved | undefined, pageNumber: number): void => {
    const { store, now, asides, follower } = deps
    const unmounted = store.unmounted()
    if (unmounted) {
      if (saved) finishUnmounted(deps, saved, after, unmounted)
      return
    }
    if (store.pageNumber() !== pageNumber) {
      if (saved) {
        asides.continueWith(saved, pageNumber)
        store.dispatch({ type: 'noted', aside: asides.newest() })
      }
    } else if (saved) store.dispatch({ type: 'saved', saved, after, at: now() })
    else store.dispatch({ type: 'save-failed' })
    follower.follow()
  }

/** After unmounting, the draft is removed only if all of it was saved. */
function finishUnmounted(
  deps: SaverDeps,
  saved: Saved,
  after: After,
  { text, details }: UnmountedPage,
): void {
  const { handover, draft, lastOpen, store } = deps
  const { unkept } = handover
  if (unkept?.text !== text) {
    const isAll = saved.details === details && sameText(saved.text, text)
    // JRN-40: with its draft gone, the page is found again by its entry.
    if (isAll && draft.removeIfSame(text)) lastOpen.set(store.today(), saved.entry._id)
    return
  }
  // No page has continued it yet, so the stored draft of this tab is older.
  handover.unkept = { text, page: after(saved, unkept.page) }
  if (isDirty(handover.unkept.page, text)) saveLeft(deps, handover.unkept)
  else draft.remove()
}
