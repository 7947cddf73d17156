import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
} from '@codemirror/state'
import type { MarkdownLine, MarkdownSpan } from '@daywell/core/markdown'
import { type Paragraph, paragraphsIn, readingOf } from '../format/reading.ts'
import { oneStep } from './one-step.ts'

const MARKS = { strong: '**', em: '*', strike: '~~', code: '`' } as const
export type Style = keyof typeof MARKS

/** What is selected of one line, and the spans that it touches. */
interface Part {
  readonly from: number
  readonly to: number
  readonly spans: readonly MarkdownSpan[]
}

/** Whether all that is selected, or the word at the caret, has a style. */
export function hasStyle(state: EditorState, style: Style): boolean {
  const parts = partsOf(state)
  return parts.length > 0 && parts.every((part) => spanAround(part, style) !== undefined)
}

/** Gives the selection, or the word at the caret, a style, or takes it away. */
export const toggleStyle =
  (style: Style): StateCommand =>
  ({ state, dispatch }) => {
    const parts = partsOf(state)
    const isSet = parts.every((part) => spanAround(part, style) !== undefined)
    const changes = parts.flatMap((part) =>
      isSet ? unwrap(spanAround(part, style)) : wrap(part, style),
    )
    if (parts.length > 0) dispatch(withSelection(state, changes, parts))
    else if (state.selection.main.empty) dispatch(insertPair(state, MARKS[style]))
    return true
  }

/** What is selected of each line, without blanks at its ends; the word at a lone caret. */
function partsOf(state: EditorState): Part[] {
  const { main } = state.selection
  const { from, to } = main.empty ? (state.wordAt(main.head) ?? main) : main
  const reading = readingOf(state)
  const indexOf = (offset: number) => state.doc.lineAt(offset).number - 1
  return paragraphsIn(reading, indexOf(from), indexOf(to))
    .flatMap((paragraph) => partsIn(paragraph, reading, from, to))
    .filter((part) => part.from < part.to)
}

interface Text {
  readonly text: string
  readonly lines: readonly MarkdownLine[]
}

/** In one pass over the lines and the spans, both of which are sorted. */
function partsIn(
  { first, last, spans }: Paragraph,
  { text, lines }: Text,
  from: number,
  to: number,
) {
  let next = 0
  let open: MarkdownSpan[] = []
  return lines
    .slice(first, last + 1)
    .filter(({ kind }) => kind === 'text' || kind === 'heading')
    .map(({ content, contentTo }): Part => {
      const part = trimmed(text, Math.max(from, content), Math.min(to, contentTo))
      const first = next
      while ((spans[next]?.from ?? part.to + 1) <= part.to) next += 1
      open = [...open, ...spans.slice(first, next)].filter((span) => span.to >= part.from)
      return { ...part, spans: open }
    })
}

function trimmed(text: string, from: number, to: number) {
  const words = text.slice(from, Math.max(from, to))
  const start = from + words.length - words.trimStart().length
  return { from: start, to: start + words.trim().length }
}

const spanAround = ({ from, to, spans }: Part, style: Style) =>
  spans.find((span) => span.style === style && span.from <= from && to <= span.to)

function unwrap(span: MarkdownSpan | undefined): ChangeSpec[] {
  if (!span) return []
  return [
    { from: span.from, to: span.innerFrom },
    { from: span.innerTo, to: span.to },
  ]
}

/** Marks of the same style inside would end the new ones, so they go. */
function wrap(part: Part, style: Style): ChangeSpec[] {
  if (spanAround(part, style)) return []
  const inside = part.spans.filter((span) => span.style === style)
  const from = inside.reduce((least, span) => Math.min(least, span.from), part.from)
  const to = inside.reduce((most, span) => Math.max(most, span.to), part.to)
  const insert = MARKS[style]
  return [{ from, insert }, ...inside.flatMap(unwrap), { from: to, insert }]
}

/** The same words stay selected, without the blanks around them; a lone caret stays in its word. */
function withSelection(state: EditorState, changes: ChangeSpec[], parts: readonly Part[]) {
  const { anchor, head, from, to, empty } = state.selection.main
  const set = state.changes(changes)
  if (empty) {
    const caret = set.mapPos(head, head === parts.at(-1)?.to ? -1 : 1)
    return oneStep(state, { changes: set, selection: EditorSelection.cursor(caret) })
  }
  const start = set.mapPos(Math.max(from, Math.min(to, parts[0]?.from ?? from)), 1)
  const end = set.mapPos(Math.min(to, Math.max(from, parts.at(-1)?.to ?? to)), -1)
  const [first, last] = [Math.min(start, end), Math.max(start, end)]
  const selection =
    head < anchor ? EditorSelection.single(last, first) : EditorSelection.single(first, last)
  return oneStep(state, { changes: set, selection })
}

/** A pair of marks with the caret between them; an empty pair goes again. */
function insertPair(state: EditorState, mark: string) {
  const { head } = state.selection.main
  const { length } = mark
  if (head >= length && state.sliceDoc(head - length, head + length) === mark + mark)
    return oneStep(state, { changes: { from: head - length, to: head + length } })
  return oneStep(state, {
    changes: { from: head, insert: mark + mark },
    selection: EditorSelection.cursor(head + length),
  })
}
