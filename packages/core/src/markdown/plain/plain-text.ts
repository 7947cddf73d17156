import type { MarkdownLine } from '../lines/line.ts'
import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import { readSpans } from '../spans/read-spans.ts'
import { type Hidden, hiddenInLine, hiddenInSpan } from './hidden.ts'
import { joinKept, type PlainText } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'

/** The text as it's read: without its marks. A text without marks is returned as it is. */
export function plainText(text: string): string {
  return mayHaveMarks(text) ? plainWithMap(text).text : text
}

/** The same, with where each part of it is in the text. */
export function plainWithMap(text: string): PlainText {
  const whole = { from: 0, to: text.length }
  if (!mayHaveMarks(text)) return { text, kept: [{ at: 0, ...whole }] }
  const paragraphs = paragraphsOf(readLines(text))
  return joinKept(
    text,
    whole,
    paragraphs.flatMap((lines) => hiddenIn(text, lines)),
  )
}

function hiddenIn(text: string, lines: readonly MarkdownLine[]): Hidden[] {
  const inLines = lines.flatMap(hiddenInLine)
  if (lines[0]?.kind !== 'text' && lines[0]?.kind !== 'heading') return inLines
  const inSpans = readSpans(text, lines).flatMap(hiddenInSpan)
  return inSpans.length === 0 ? inLines : [...inLines, ...inSpans].sort((a, b) => a.from - b.from)
}
