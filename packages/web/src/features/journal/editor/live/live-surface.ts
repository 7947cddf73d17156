import { isolateHistory } from '@codemirror/commands'
import {
  Annotation,
  ChangeSet,
  EditorSelection,
  type EditorState,
  type Text,
  Transaction,
} from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { TextChange, TextSurface } from '../fields/text-surface.ts'
import { changeBetween } from './text-change.ts'
import { flushTyped, isTakingIn } from './typed-letters.ts'

/** Marks a change that the person didn't make here. */
export const fromElsewhere = Annotation.define<true>()

/** Gives the editor's element what the rest of the page uses of a text area. */
export function asSurface(view: EditorView, openPage: (text: string) => EditorState): TextSurface {
  const read = () => textOf(view.state.doc)
  const selected = () => view.state.selection.main
  const select = (start: number, end: number) =>
    view.dispatch({ selection: within(view, start, end) })
  const element: HTMLElement = view.contentDOM
  return Object.defineProperties(element, {
    value: { get: read, set: (text: string) => view.setState(openPage(text)) },
    // React sets them after a render that took the focus away.
    selectionStart: {
      get: () => selected().from,
      set: (start: number) => select(start, Math.max(start, selected().to)),
    },
    selectionEnd: {
      get: () => selected().to,
      set: (end: number) => select(Math.min(end, selected().from), end),
    },
    setSelectionRange: { value: select },
    amend: { value: (text: string) => amend(view, text) },
    replace: { value: (change: TextChange) => replace(view, change) },
    isTakingIn: { value: () => view.compositionStarted || isTakingIn(view) },
    offsetAt: { value: (x: number, y: number) => view.posAtCoords({ x, y }, false) },
    focus: { value: focuser(view) },
  }) as TextSurface
}

function within({ state }: EditorView, anchor: number, head: number): EditorSelection {
  const at = (offset: number) => Math.min(offset, state.doc.length)
  return EditorSelection.single(at(anchor), at(head))
}

const texts = new WeakMap<Text, string>()

/** Memoized: a document of the editor never changes. */
function textOf(doc: Text): string {
  const text = texts.get(doc) ?? doc.toString()
  texts.set(doc, text)
  return text
}

/** What is typed but not in the document yet, such as a letter that a phone holds back, stays. */
function amend(view: EditorView, after: string): void {
  const before = textOf(view.state.doc)
  if (before === after) return
  const change = changeOf(before, after)
  flushTyped(view)
  const now = textOf(view.state.doc)
  view.dispatch({
    changes: now === before ? change : change.map(changeOf(before, now)),
    annotations: [Transaction.addToHistory.of(false), fromElsewhere.of(true)],
  })
}

const changeOf = (before: string, after: string) =>
  ChangeSet.of(changeBetween(before, after), before.length)

function replace(view: EditorView, { from, to, insert, caret, isTyped }: TextChange): void {
  view.dispatch({
    changes: { from, to, insert },
    ...(caret !== undefined && { selection: EditorSelection.cursor(caret), scrollIntoView: true }),
    ...(!isTyped && { annotations: isolateHistory.of('full') }),
    userEvent: isTyped ? 'input.type' : 'input.replace',
  })
}

/** Focuses the editor with its own caret: the browser would put it at the beginning. */
function focuser(view: EditorView): (options?: FocusOptions) => void {
  const element: HTMLElement = view.contentDOM
  let isOnItsWay = false
  return (options) => {
    // The editor itself calls the element's method.
    if (isOnItsWay) {
      HTMLElement.prototype.focus.call(element, options)
      return
    }
    isOnItsWay = true
    try {
      view.focus()
    } finally {
      isOnItsWay = false
    }
    if (options?.preventScroll) return
    view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) })
  }
}
