import type { Entry } from '@daywell/core/journal'
import type { EditorDeps } from './editor-deps.ts'
import { createEditorStore } from './editor-store.ts'
import { entryFollower } from './entry-follower.ts'
import { draftOf } from './model/draft.ts'
import { type EditorEffect, isUnsaved } from './model/editor-reducer.ts'
import type { Details } from './model/page-text.ts'
import { asidesOf } from './saving/asides.ts'
import { restoring } from './saving/restoring.ts'
import { saveRunner } from './saving/save-runner.ts'
import { pageSaver } from './saving/saver.ts'
import { tabDraft } from './saving/tab-draft.ts'

export type Editor = ReturnType<typeof createEditor>

/**
 * The editor of one tab: a facade over the store, whose reducer decides, and over what carries the
 * effects out (draft, saver, follower of the entry, restoring).
 */
export function createEditor(deps: EditorDeps) {
  const { drafts, handover, fields } = deps
  const store = createEditorStore(deps)
  const draft = tabDraft(deps, store)
  const asides = asidesOf(deps)
  const runner = saveRunner(handover, store.pageNumber)
  const follower = entryFollower(deps, store, runner)
  const saver = pageSaver({ ...deps, store, draft, asides, runner, follower })
  const restorer = restoring({ ...deps, store, draft, asides, follower })
  const perform = (effect: EditorEffect): unknown => {
    switch (effect.type) {
      case 'fill':
        return fields.fill(effect.text)
      case 'write-draft-soon':
        return draft.writeSoon()
      case 'write-draft':
        return draft.write()
      case 'remove-draft':
        return draft.remove()
      case 'save':
        return saver.save()
    }
  }
  store.onEffect((effect) => void perform(effect))
  /** Nothing can be done to a page that is not on the screen any more. */
  const whileMounted =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      if (!store.unmounted()) act(...args)
    }

  return {
    state: store.view,
    subscribe: store.subscribe,
    /** A key was pressed in a field. */
    changed: whileMounted(() => {
      draft.writeSoon()
      store.typed()
    }),
    /** The person asked for a save. */
    save: () => saver.save(true),
    begin() {
      store.mount()
      const hasUnkept = restorer.takeUnkept()
      follower.reopenLater()
      const mine = hasUnkept ? undefined : draftOf(deps.tab.id, drafts, deps.timeZone())
      if (mine) restorer.restore(mine)
      else if (!hasUnkept) store.openNew()
      restorer.showAside()
      if (mine || hasUnkept) saver.followEarlier()
      saver.startAutosave()
      void restorer.findLeftBehind()
      // A journal that cannot be opened now is opened when there is something to save.
      deps.journal().then(follower.meet, () => {})
    },
    /** Writes a pending draft now: the page may be about to go. */
    flush: draft.flush,
    end() {
      draft.flush()
      store.unmount()
      saver.end()
      follower.end()
    },
    /** Whether text exists in this tab alone and would go with it. */
    atRisk(): boolean {
      if (!store.unmounted()) draft.flush()
      const { unkept } = handover
      if (unkept && isUnsaved(unkept.page, unkept.text)) return true
      const here = !store.unmounted() && store.state().draftFailed && store.isUnsaved()
      return here || !asides.areSafe()
    },
    /** Rewrites all that was typed, and saves it. */
    repair: whileMounted((rewrite: (typed: string) => string) => {
      const { title, content } = store.read()
      const tags = store.page().details.tags.map(rewrite)
      store.dispatch({
        type: 'repaired',
        text: { title: rewrite(title), content: rewrite(content) },
        tags: [...new Set(tags.filter((tag) => tag.trim() !== ''))],
      })
      void saver.save(true)
    }),
    setDetails: whileMounted((details: Partial<Details>) =>
      store.dispatch({ type: 'details-set', details }),
    ),
    hasUnsaved: () => store.isUnsaved(store.refresh()),
    /** Saves what can be saved; false when something is left that would be lost. */
    leave: saver.leave,
    saveUnasked: saver.saveUnasked,
    /** The same for one entry: true where that is not on the page. */
    settle: async (entryId: string): Promise<boolean> =>
      !follower.isOnPage(entryId) || saver.leave(),
    /** Opens an entry, or a new page. */
    open: whileMounted((entry: Entry | undefined) =>
      restorer.replacePage(() => {
        if (entry) store.openEntry(follower.find(entry._id) ?? entry)
        else store.openNew()
      }),
    ),
    /** Goes back to what is saved, or to a new page. */
    discard: whileMounted(() => {
      const { base } = store.page()
      restorer.replacePage(() => (base ? store.openEntry(base) : store.openNew()))
    }),
    undo: whileMounted(restorer.undo),
    discardAside: whileMounted(restorer.discardAside),
    take: restorer.take,
    dismissNotice: () => store.dispatch({ type: 'noticed', notice: undefined }),
    dismissWaiting: restorer.dismissWaiting,
    titleLeft: whileMounted(() => store.dispatch({ type: 'title-blurred' })),
    /** An untouched page belongs to the day on which it is seen. */
    newDay: whileMounted(() => store.dispatch({ type: 'day-seen', today: store.today() })),
  }
}
