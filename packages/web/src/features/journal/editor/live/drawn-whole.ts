import { type EditorView, ViewPlugin } from '@codemirror/view'

/** Longer texts are drawn around the screen only. */
const MAX_DRAWN_CHARS = 20_000
const MAX_DRAWN_LINES = 1000

/**
 * Draws a text of usual length as a whole: the browser's search and screen readers find only what
 * is drawn. CodeMirror has no setting for this but its mode for printing.
 */
export const drawnWhole = ViewPlugin.define((view) => {
  const draw = () => {
    const { viewState } = view as unknown as { viewState: { printing: boolean } }
    viewState.printing = isShort(view)
  }
  draw()
  view.requestMeasure()
  return { update: draw }
})

const isShort = ({ state: { doc } }: EditorView) =>
  doc.length < MAX_DRAWN_CHARS && doc.lines < MAX_DRAWN_LINES
