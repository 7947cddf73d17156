import type { MarkdownLine, Range } from '../lines/line.ts'
import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import type { MarkdownSpan } from '../spans/span.ts'
import { type Hidden, hiddenIn, hiddenInSpan, spansIn } from './hidden.ts'
import { joinKept, type PlainText } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'
import { plainWithMap } from './plain-text.ts'

/** The plain text without what is struck out: what a person stands by, and others may quote. */
export function unstruckText(text: string): string {
  return unstruckWithMap(text).text
}

export function unstruckWithMap(text: string): PlainText {
  if (!mayHaveMarks(text)) return plainWithMap(text)
  return joinKept(
    text,
    { from: 0, to: text.length },
    paragraphsOf(readLines(text)).flatMap((lines) => hiddenOrStruckIn(text, lines)),
  )
}

/** What is left out of a paragraph: its marks, and what is struck out. */
export function hiddenOrStruckIn(text: string, lines: readonly MarkdownLine[]): Hidden[] {
  return hiddenIn(text, lines, (span) =>
    span.style === 'strike' ? [struckOut(text, span)] : hiddenInSpan(span),
  )
}

/** With one of the blanks around it. */
function struckOut(text: string, { from, to }: MarkdownSpan): Hidden {
  const isBetweenBlanks = /^\s?$/.test(text.charAt(from - 1)) && text.charAt(to) === ' '
  return { from, to: isBetweenBlanks ? to + 1 : to, isApart: true }
}

/** What is struck out, with its marks; sorted, and nothing within another. */
export function struckIn(text: string): Range[] {
  const struck: Range[] = []
  for (const lines of paragraphsOf(readLines(text)))
    for (const { style, from, to } of spansIn(text, lines))
      if (style === 'strike' && from >= (struck.at(-1)?.to ?? 0)) struck.push({ from, to })
  return struck
}
