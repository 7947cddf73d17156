import { countWords, dateTitle, type Entry } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { emitter } from '#kit/observable/emitter.ts'
import type { EditorDeps } from './editor-deps.ts'
import {
  type EditorEffect,
  type EditorEvent,
  initialState,
  isUnsaved,
  reduceEditor,
} from './model/editor-reducer.ts'
import { blankView, type EditorView } from './model/editor-view.ts'
import { measureText, type WordCounter } from './model/measures.ts'
import { dateTitleOf, isDirty, newPage, type PageState, pageOf } from './model/page-state.ts'
import { type Text, textOf } from './model/page-text.ts'

/** Debounce: the view is recomputed this long after the last key. */
const REFRESH_MS = 80

export type EditorStore = ReturnType<typeof createEditorStore>

/** Holds the editor's state: runs the reducer, emits its effects, derives the view. */
export function createEditorStore(deps: EditorDeps) {
  const { fields, timers } = deps
  const today = () => localDay(deps.now(), deps.timeZone())
  const changes = emitter()
  const effects = emitter<EditorEffect>()
  let state = initialState(today())
  let view = blankView
  let count: WordCounter = countWords
  let refreshing: unknown
  /** An inserted template that nothing was written into counts as empty. */
  const own = (text: Text) =>
    text.content === state.template && state.page.entryId === undefined
      ? { ...text, content: '' }
      : text
  const read = () => state.unmounted?.text ?? own(fields.read())

  const show = (after: EditorView) => {
    const names = Object.keys(after) as (keyof EditorView)[]
    if (names.every((name) => view[name] === after[name])) return
    view = after
    changes.emit()
  }
  /** Derives the view from the state and the fields. */
  const refresh = (): Text => {
    timers.clear(refreshing)
    refreshing = undefined
    const text = read()
    const { page, phase, savedAt, notice, asked, aside, waiting, draftFailed } = state
    const { entryId, details, gone } = page
    const dirty = isDirty(page, text)
    const shown = { phase, savedAt, notice, asked, aside, waiting, draftFailed }
    const named = { entryId, dateTitle: dateTitleOf(page) }
    show({ ...shown, ...named, details, gone, dirty, ...measureText(text, details, count) })
    return text
  }
  const apply = (event: EditorEvent) => {
    const step = reduceEditor(state, event, read())
    const { page } = step.state
    state = { ...step.state, page: { ...page, newId: page.newId ?? deps.newId() } }
    for (const effect of step.effects) effects.emit(effect)
  }
  const dispatch = (event: EditorEvent) => {
    apply(event)
    refresh()
  }
  /** The first word may be typed on a later day than the page was opened. */
  const noteDay = () => {
    const day = today()
    if (state.page.firstTitle !== dateTitle(day))
      dispatch({ type: 'day-seen', today: day, begun: true })
  }
  const open = (page: PageState, text: Text) => dispatch({ type: 'opened', page, text })
  return {
    dispatch,
    refresh,
    read,
    today,
    open,
    openEntry: (entry: Entry) => open(pageOf(entry), textOf(entry)),
    openNew: () => open(newPage(today()), { title: '', content: '' }),
    state: () => state,
    page: () => state.page,
    pageNumber: () => state.pageNumber,
    unmounted: () => state.unmounted,
    view: () => view,
    subscribe: changes.subscribe,
    onEffect: effects.subscribe,
    isDirty: (text = read()) => isDirty(state.page, text),
    isUnsaved: (text = read()) => isUnsaved(state.page, text),
    /** Debounced input handler of the fields. */
    typed() {
      if (!view.dirty && state.page.entryId === undefined) noteDay()
      refreshing ??= timers.set(() => dispatch({ type: 'typed' }), REFRESH_MS)
    },
    /** Counts words without marks, and memoized: the first bundle has no room for that. */
    countWith(better: WordCounter) {
      count = better
      // A refresh would replace the one that waits, and what was typed would go unnoticed.
      if (refreshing === undefined) refresh()
    },
    mount: () => apply({ type: 'mounted' }),
    unmount() {
      apply({ type: 'unmounted' })
      timers.clear(refreshing)
    },
  }
}
