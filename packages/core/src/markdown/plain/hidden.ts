import type { MarkdownLine, Range } from '../lines/line.ts'
import { readSpans } from '../spans/read-spans.ts'
import type { MarkdownSpan } from '../spans/span.ts'

/** A part of the text that is left out. */
export interface Hidden extends Range {
  /** Whether the words on its two sides must not become one. */
  readonly isApart: boolean
}

/** What is left out of a paragraph: its marks, and those of its spans or what `hide` says. */
export function hiddenIn(
  text: string,
  lines: readonly MarkdownLine[],
  hide: (span: MarkdownSpan) => Hidden[] = hiddenInSpan,
): Hidden[] {
  const inLines = lines.flatMap(hiddenInLine)
  const inSpans = spansIn(text, lines).flatMap(hide)
  return inSpans.length === 0 ? inLines : [...inLines, ...inSpans].sort((a, b) => a.from - b.from)
}

/** The spans of a paragraph or a heading; other lines have none. */
export function spansIn(text: string, lines: readonly MarkdownLine[]): MarkdownSpan[] {
  const kind = lines[0]?.kind
  return kind === 'text' || kind === 'heading' ? readSpans(text, lines) : []
}

/** The marks of a line with the blanks after them. The number of an item stays: it may be a date. */
function hiddenInLine({ from, content, to, contentTo, marks }: MarkdownLine): Hidden[] {
  return marks.flatMap(({ kind, from: start }, at) => {
    if (kind === 'number') return []
    if (kind === 'closing') return [{ from: contentTo, to, isApart: false }]
    const end = Math.min(marks[at + 1]?.from ?? content, content)
    return [{ from: at === 0 ? from : start, to: end, isApart: false }]
  })
}

/** The marks of a span: for a link also its address. */
export function hiddenInSpan({ style, from, innerFrom, innerTo, to }: MarkdownSpan): Hidden[] {
  const isApart = style === 'image'
  return [
    { from, to: innerFrom, isApart },
    { from: innerTo, to, isApart },
  ]
}
