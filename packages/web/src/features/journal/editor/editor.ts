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
 * The editor of one tab: a facade over the store, whose reducer decides, and over what runs the
 * effects (draft, saver, follower of the entry, restoring).
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
      case 'amend':
        return fields[effect.type](effect.text)
      case 'write-draft-soon':
        saver.saveAtPause()
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
  /** Turns a method into a no-op after unmounting. */
  const whileMounted =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      if (!store.unmounted()) act(...args)
    }

  return {
    state: store.view,
    subscribe: store.subscribe,
    countWith: store.countWith,
    /** Input event of a field. */
    changed: whileMounted(() => {
      draft.writeSoon()
      store.typed()
      saver.saveAtPause()
    }),
    /** Saves on the person's request. */
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
      // If the journal can't be opened now, the next save tries again.
      deps.journal().then(follower.meet, () => {})
    },
    /** Writes a pending draft now, for example before unload. */
    flush: draft.flush,
    end() {
      draft.flush()
      store.unmount()
      saver.end()
      follower.end()
    },
    /** Whether some text exists only in this tab and would be lost with it. */
    atRisk(): boolean {
      if (!store.unmounted()) draft.flush()
      const { unkept } = handover
      if (unkept && isUnsaved(unkept.page, unkept.text)) return true
      const here = !store.unmounted() && store.state().draftFailed && store.isUnsaved()
      return here || !asides.areSafe()
    },
    /** Rewrites everything typed, and saves it. */
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
    /** Saves what can be saved; false if something unsaved is left. */
    leave: saver.leave,
    saveUnasked: saver.saveUnasked,
    saving: saver.saving,
    /** Saves what was typed here: a field or the page is being left. */
    saveTyped: whileMounted(saver.saveTyped),
    /** The same for one entry; true if it isn't on the page. */
    settle: async (entryId: string): Promise<boolean> =>
      !follower.isOnPage(entryId) || saver.leave(),
    /** Opens an entry or a new page. */
    open: whileMounted((entry: Entry | undefined) =>
      restorer.replacePage(() => {
        if (entry) store.openEntry(follower.find(entry._id) ?? entry)
        else store.openNew()
      }),
    ),
    /** Reverts to the saved text, or to a new page. */
    discard: whileMounted(() => {
      const { base } = store.page()
      restorer.replacePage(() => (base ? store.openEntry(base) : store.openNew()))
    }),
    undo: whileMounted(restorer.undo),
    discardAside: whileMounted(restorer.discardAside),
    take: restorer.take,
    dismissNotice: () => store.dispatch({ type: 'noted', notice: undefined }),
    /** Says what a template is about to make of this empty page. */
    expectTemplate: (template: string) => store.dispatch({ type: 'noted', template }),
    dismissWaiting: restorer.dismissWaiting,
    /** Moves an untouched page to today. */
    newDay: whileMounted(() => store.dispatch({ type: 'day-seen', today: store.today() })),
  }
}
