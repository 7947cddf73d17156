import { EditorSelection, Prec } from '@codemirror/state'
import { type Command, EditorView, keymap } from '@codemirror/view'
import { mediaNamedIn } from '@daywell/core/media'
import { flushTyped } from '../typed-letters.ts'
import { groupAt } from './media-blocks.ts'

/** The group on the line next to the caret's, unless its lines are shown anyway. */
function neighbor({ state }: EditorView, forward: boolean) {
  const { main, ranges } = state.selection
  if (!main.empty || ranges.length > 1) return undefined
  const line = state.doc.lineAt(main.head)
  const offset = forward ? line.to + 1 : line.from - 1
  if (offset < 0 || offset > state.doc.length) return undefined
  const found = groupAt(state, offset)
  return found?.isTouched === false ? { ...found.group, line, head: main.head } : undefined
}

/** Into the caption of the nearer photo. */
const enter =
  (forward: boolean, isAtEdge: (view: EditorView, edge: number) => boolean): Command =>
  (view) => {
    const found = neighbor(view, forward)
    if (!found || !isAtEdge(view, forward ? found.line.to : found.line.from)) return false
    const media = forward ? found.media[0] : found.media.at(-1)
    if (!media) return false
    view.dispatch({ selection: EditorSelection.cursor(media.captionTo), scrollIntoView: true })
    return true
  }

const isOnEdge = ({ state }: EditorView, edge: number) => state.selection.main.head === edge

/** In the first or the last row of a line that is wrapped. */
const isOnEdgeRow = (view: EditorView, edge: number) => {
  if (isOnEdge(view, edge)) return true
  const head = view.coordsAtPos(view.state.selection.main.head)
  const end = view.coordsAtPos(edge)
  return head !== null && end !== null && Math.abs(head.top - end.top) < 2
}

/** Selects the nearer photo; the next press deletes it. */
const select =
  (forward: boolean): Command =>
  (view) => {
    const found = neighbor(view, forward)
    if (!found || found.head !== (forward ? found.line.to : found.line.from)) return false
    const media = forward ? found.media[0] : found.media.at(-1)
    if (!media) return false
    const { from, to } = view.state.doc.lineAt(media.captionFrom)
    view.dispatch({ selection: EditorSelection.single(from, to), scrollIntoView: true })
    return true
  }

/**
 * Words typed over selected photos. The browser would keep the look of what it replaces in style
 * attributes, which our policy blocks.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const selection = document.getSelection()
    if (event.inputType !== 'insertText' || event.data === null || event.isComposing) return false
    if (!selection || selection.isCollapsed) return false
    // The editor may hear of a new selection only later.
    const range = selection.getRangeAt(0)
    flushTyped(view)
    const { state } = view
    const from = view.posAtDOM(range.startContainer, range.startOffset)
    const to = view.posAtDOM(range.endContainer, range.endOffset)
    if (mediaNamedIn(state.sliceDoc(from, to)).size === 0) return false
    const insert = state.toText(event.data)
    view.dispatch({
      changes: { from, to, insert },
      selection: EditorSelection.cursor(from + insert.length),
      ...{ userEvent: 'input.type', scrollIntoView: true },
    })
    return true
  },
})

export const mediaKeys = Prec.highest([
  typeOver,
  keymap.of([
    { key: 'ArrowDown', run: enter(true, isOnEdgeRow) },
    { key: 'ArrowUp', run: enter(false, isOnEdgeRow) },
    { key: 'ArrowRight', run: enter(true, isOnEdge) },
    { key: 'ArrowLeft', run: enter(false, isOnEdge) },
    { key: 'Backspace', run: select(false) },
    { key: 'Delete', run: select(true) },
  ]),
])
