import type { MarkdownLine, Range } from '../lines/line.ts'
import type { MarkdownSpan } from '../spans/span.ts'

/** A part of the text that plain text leaves out. */
export interface Hidden extends Range {
  /** The edge of an image: words on its two sides must not become one. */
  readonly isApart: boolean
}

/** The marks of a line with the blanks after them. The number of an item stays: it may be a date. */
export function hiddenInLine({ from, content, to, contentTo, marks }: MarkdownLine): Hidden[] {
  const hidden: Hidden[] = []
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === 'number') continue
    const isAfterContent = mark.kind === 'closing'
    const begin = isAfterContent ? contentTo : at === 0 ? from : mark.from
    const next = marks[at + 1]
    const end = isAfterContent ? to : Math.min(next?.from ?? content, content)
    hidden.push({ from: begin, to: end, isApart: false })
  }
  return hidden
}

/** The marks of a span: for a link also its address. */
export function hiddenInSpan({ style, from, innerFrom, innerTo, to }: MarkdownSpan): Hidden[] {
  const isApart = style === 'image'
  return [
    { from, to: innerFrom, isApart },
    { from: innerTo, to, isApart },
  ]
}
