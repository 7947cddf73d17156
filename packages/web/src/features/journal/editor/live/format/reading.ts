import type { EditorState, Text } from '@codemirror/state'
import { type MarkdownLine, type MarkdownSpan, readLines, readSpans } from '@daywell/core/markdown'

/** A text as our Markdown reader sees it; its lines are the editor's, in the same order. */
export interface Reading {
  readonly text: string
  readonly lines: readonly MarkdownLine[]
  /** The spans of paragraphs that were asked for, by the index of their first line. */
  readonly spans: Map<number, readonly MarkdownSpan[]>
}

const known = new WeakMap<Text, Reading>()

/** Memoized: a document of the editor never changes. */
export function readingOf({ doc }: Pick<EditorState, 'doc'>): Reading {
  const found = known.get(doc)
  if (found) return found
  const text = doc.toString()
  const reading = { text, lines: readLines(text), spans: new Map() }
  known.set(doc, reading)
  return reading
}

/** The line at an offset. */
export function lineAt(state: EditorState, offset: number): MarkdownLine {
  return readingOf(state).lines[state.doc.lineAt(offset).number - 1] as MarkdownLine
}

/** The paragraph that a line, by its index, belongs to. */
export interface Paragraph {
  readonly first: number
  readonly last: number
  readonly spans: readonly MarkdownSpan[]
}

function paragraphAt(reading: Reading, index: number): Paragraph {
  const { lines } = reading
  let first = index
  while (first > 0 && lines[first]?.continues) first -= 1
  let last = index
  while (lines[last + 1]?.continues) last += 1
  return { first, last, spans: spansOf(reading, first, last) }
}

/** The paragraphs of some lines, each once. */
export function paragraphsIn(reading: Reading, first: number, last: number): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (let index = first; index <= last; ) {
    const paragraph = paragraphAt(reading, index)
    paragraphs.push(paragraph)
    index = paragraph.last + 1
  }
  return paragraphs
}

function spansOf(
  { text, lines, spans }: Reading,
  first: number,
  last: number,
): readonly MarkdownSpan[] {
  const kind = lines[first]?.kind
  if (kind !== 'text' && kind !== 'heading') return []
  const found = spans.get(first) ?? withoutDeep(readSpans(text, lines.slice(first, last + 1)))
  spans.set(first, found)
  return found
}

/** Deeper ones look the same, and each is an element around all that it holds. */
const MAX_DEPTH = 8

function withoutDeep(spans: readonly MarkdownSpan[]): readonly MarkdownSpan[] {
  const ends: number[] = []
  return spans.filter(({ from, to }) => {
    while ((ends.at(-1) ?? to) <= from) ends.pop()
    ends.push(to)
    return ends.length <= MAX_DEPTH
  })
}

/** The spans around an offset, the outer one first. */
export function spansAt(state: EditorState, offset: number): MarkdownSpan[] {
  const { spans } = paragraphAt(readingOf(state), state.doc.lineAt(offset).number - 1)
  return spans.filter(({ from, to }) => from <= offset && offset <= to)
}
