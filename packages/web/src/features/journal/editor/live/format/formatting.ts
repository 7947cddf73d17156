import type { Range, Text } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import type { MarkdownSpan } from '@daywell/core/markdown'
import { formatMedia } from '../media/format-media.ts'
import { isTakingIn } from '../typed-letters.ts'
import type { Decorator } from './decorate.ts'
import { formatLine } from './line-format.ts'
import { paragraphsIn, readingOf } from './reading.ts'
import { formatSpan } from './span-format.ts'

/**
 * Shows the text formatted, as far as it's on the screen. During a composition or a selection by
 * pointer nothing changes: an input method loses its place if the text around it is redrawn, and a
 * line that reveals its marks moves away under the pointer.
 */
class Formatting {
  decorations: DecorationSet
  private isStale = false
  private isPressed = false

  constructor(view: EditorView) {
    this.decorations = decorate(view)
  }

  update(update: ViewUpdate): void {
    const { view, docChanged, viewportChanged, selectionSet, focusChanged } = update
    this.isStale ||= docChanged || viewportChanged || selectionSet || focusChanged
    if (!this.isStale) return
    if (view.compositionStarted || (this.isPressed && !docChanged && !viewportChanged)) {
      this.decorations = this.decorations.map(update.changes)
      return
    }
    this.isStale = false
    this.decorations = decorate(view)
  }

  press(view: EditorView): void {
    this.isPressed = true
    const listening = new AbortController()
    const release = () => {
      listening.abort()
      this.isPressed = false
      this.catchUp(view)
    }
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, release, { signal: listening.signal })
  }

  /** Redraws what was put off, once the editor has taken in what was typed. */
  catchUp(view: EditorView): void {
    // It may put that off for a frame, and a redraw before it would drop the letters.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!this.isStale || !view.dom.isConnected) return
        if (isTakingIn(view)) this.catchUp(view)
        else view.dispatch({})
      }),
    )
  }
}

export const formatting = ViewPlugin.fromClass(Formatting, {
  decorations: ({ decorations }) => decorations,
  eventObservers: {
    pointerdown(_event, view) {
      this.press(view)
    },
    compositionend(_event, view) {
      this.catchUp(view)
    },
  },
})

function decorate(view: EditorView): DecorationSet {
  const found: Range<Decoration>[] = []
  const { ranges } = view.state.selection
  const isTouched = (from: number, to: number) =>
    view.hasFocus && ranges.some((range) => range.from <= to && range.to >= from)
  const decorator: Decorator = { isTouched, add: (decoration) => found.push(decoration) }
  for (const { from, to } of view.visibleRanges) decorateRange(decorator, view, from, to)
  return Decoration.set(found, true)
}

function decorateRange(decorator: Decorator, view: EditorView, from: number, to: number): void {
  const { doc } = view.state
  const reading = readingOf(view.state)
  const firstSeen = doc.lineAt(from).number - 1
  const lastSeen = doc.lineAt(to).number - 1
  for (const { first, last, spans } of paragraphsIn(reading, firstSeen, lastSeen)) {
    const seen = reading.lines.slice(Math.max(first, firstSeen), Math.min(last, lastSeen) + 1)
    for (const line of seen) formatLine(decorator, reading.text, line)
    const hasRoom = roomIn(doc)
    for (const span of spans)
      if (span.from <= to && span.to >= from && hasRoom(span)) {
        if (span.media === undefined) formatSpan(decorator, seen, span)
        else formatMedia(decorator, view.state, span)
      }
  }
}

/** The time to draw a line grows with the square of the decorations in it. */
const MAX_SPANS_PER_LINE = 200

function roomIn(doc: Text) {
  const counts = new Map<number, number>()
  return ({ from }: MarkdownSpan): boolean => {
    const line = doc.lineAt(from).number
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return count <= MAX_SPANS_PER_LINE
  }
}
