import { EditorSelection, type EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { setValue } from '../fields/text-surface.ts'
import { scrollerOf } from '../notices/steady-text.ts'
import type { FieldRefs } from '../use-page.ts'
import { replaySteps } from './earlier-steps.ts'
import { asSurface } from './live-surface.ts'
import { type Place, pageState } from './page-state.ts'
import { withConstructedStyles } from './style-sheet.ts'
import { flushTyped } from './typed-letters.ts'

export interface Takeover extends Place {
  readonly refs: FieldRefs
  readonly host: HTMLElement
  readonly onTaken: (view: EditorView | undefined) => void
}

/**
 * The editor takes the place of the text area, with its text, caret, selection, scroll position and
 * what was typed before. In one task, so that no key and no draft can come in between. Returns a
 * function that gives the place back.
 */
export function takeOver(area: HTMLTextAreaElement, place: Takeover): () => void {
  const { refs, host, onTaken } = place
  const open = (text: string) => pageState(text, place)
  const state = stateOf(area, refs.typing.steps, open)
  refs.typing.steps = []
  const view = withConstructedStyles(() => new EditorView({ state }))
  host.prepend(view.dom)
  const giveBack = () => {
    flushTyped(view)
    setValue(area, view.state.doc.toString())
    if (refs.text.current === view.contentDOM) refs.text.current = area
    // Not if the whole page goes.
    if (host.isConnected) putBack(area, view, host)
    refs.typing.steps = [area.value]
    host.hidden = true
    onTaken(undefined)
    view.destroy()
  }
  try {
    refs.text.current = asSurface(view, open)
    swap(area, view, host)
  } catch (error) {
    giveBack()
    throw error
  }
  onTaken(view)
  return giveBack
}

/** The text area's text, caret and steps, as the editor's. */
function stateOf(
  area: HTMLTextAreaElement,
  steps: readonly string[],
  open: (text: string) => EditorState,
): EditorState {
  const { value, selectionStart, selectionEnd, selectionDirection } = area
  const [first = value, ...later] = steps
  const state = replaySteps(open(first), [...later, value])
  const [anchor, head] =
    selectionDirection === 'backward'
      ? [selectionEnd, selectionStart]
      : [selectionStart, selectionEnd]
  return state.update({ selection: EditorSelection.single(anchor, head) }).state
}

/** The focus goes over before the text area is removed, so that it isn't lost in between. */
function swap(area: HTMLTextAreaElement, view: EditorView, host: HTMLElement): void {
  const scroller = scrollerOf(area)
  // Without `field-sizing`, the text area scrolls on its own.
  const scrollTop = scroller.scrollTop + area.scrollTop
  host.hidden = false
  if (document.activeElement === area) view.focus()
  area.remove()
  scroller.scrollTop = scrollTop
  // The height of lines that aren't drawn is a guess until they are measured.
  view.requestMeasure({
    read: () => {},
    write: () => {
      scroller.scrollTop = scrollTop
    },
  })
}

function putBack(area: HTMLTextAreaElement, view: EditorView, host: HTMLElement): void {
  const { from, to, anchor } = view.state.selection.main
  host.before(area)
  area.setSelectionRange(from, to, anchor === to ? 'backward' : 'forward')
  if (view.hasFocus) area.focus({ preventScroll: true })
}
