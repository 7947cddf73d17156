import type { MarkdownLine } from '../lines/line.ts'
import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import { type Hidden, hiddenIn } from './hidden.ts'
import { joinKept, type PlainText } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'
import { plainWithMap } from './plain-text.ts'
import { joinBlocks } from './readable-text.ts'
import { hiddenOrStruckIn } from './unstruck-text.ts'

/**
 * The readable text without quotes: the words that are the writer's own. A text without marks is
 * returned as it is.
 */
export function ownText(text: string): string {
  return mayHaveMarks(text) ? ownWithMap(text).text : text
}

/** The same, with where each part of it is in the text. */
export function ownWithMap(text: string): PlainText {
  return mayHaveMarks(text) ? joinBlocks(text, (lines) => !isQuoted(lines)) : plainWithMap(text)
}

/** The plain text without quotes. */
export function ownPlainText(text: string): string {
  return withoutParts(text, (lines) => quoteOf(lines) ?? hiddenIn(text, lines))
}

/** The unstruck text without quotes. */
export function ownUnstruckText(text: string): string {
  return withoutParts(text, (lines) => quoteOf(lines) ?? hiddenOrStruckIn(text, lines))
}

/** The unstruck text with the `>` of quotes, which tell a reader that they aren't the writer's own. */
export function unstruckWithQuotes(text: string): string {
  return withoutParts(text, (lines) => {
    const quotes = new Set(lines.flatMap(quoteMarksIn))
    return hiddenOrStruckIn(text, lines).filter(({ from }) => !quotes.has(from))
  })
}

/** A whole paragraph, if it's of a quote. */
function quoteOf(lines: readonly MarkdownLine[]): Hidden[] | undefined {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0]
  return isQuoted(lines) ? [{ from, to, isApart: false }] : undefined
}

/** A paragraph is in a quote or it isn't: its lines have the same marks. */
const isQuoted = ([first]: readonly MarkdownLine[]) => (first?.quotes ?? 0) > 0

/** Where what's hidden of these marks begins: for the first of a line, with the blanks before it. */
const quoteMarksIn = ({ marks, from: start }: MarkdownLine): number[] =>
  marks.flatMap(({ kind, from }, at) => (kind === 'quote' ? [at === 0 ? start : from] : []))

function withoutParts(text: string, partsIn: (lines: readonly MarkdownLine[]) => Hidden[]): string {
  if (!mayHaveMarks(text)) return text
  const hidden = paragraphsOf(readLines(text)).flatMap(partsIn)
  return joinKept(text, { from: 0, to: text.length }, hidden).text
}
