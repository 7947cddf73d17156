import type { MarkdownRun } from '@daywell/core/markdown'
import { joinPlain, splitRuns, textOf } from './runs.ts'

type Runs = readonly MarkdownRun[]

interface Part {
  readonly lines: readonly Runs[]
  /** What a line of a list begins with: what follows it stands apart from it. */
  readonly hang: string | null
}

/** Longer paragraphs are split: the time to set one grows faster than its length. */
const MAX_PART_CHARS = 8_000

/** A paragraph as it is set: each line of a list, and what is very long in pieces. */
export function partsOfParagraph(lines: readonly Runs[]): Part[] {
  const parts: { lines: Runs[]; hang: string | null; length: number }[] = []
  for (const line of lines.flatMap(cut)) {
    const text = textOf(line)
    const [hang = null] = LIST.exec(text) ?? []
    const last = parts.at(-1)
    if (hang !== null || !last || last.hang !== null || last.length + text.length > MAX_PART_CHARS)
      parts.push({ lines: [line], hang, length: text.length })
    else {
      last.lines.push(line)
      last.length += text.length
    }
  }
  return parts
}

/** An item of a list: its label hangs, and what follows stands below its words. */
export function partsOfItem(label: string, lines: readonly Runs[]): Part[] {
  const hang = `${label} `
  const [first = [], ...rest] = lines.flatMap(cut)
  const labeled = joinPlain([{ text: hang, styles: [], address: null }, ...first])
  return inPieces([labeled, ...rest]).map((part, at) => ({
    lines: part,
    hang: at === 0 ? hang : null,
  }))
}

/** Lines that aren't a list, whatever they begin with. */
export function partsOfLines(lines: readonly Runs[]): Part[] {
  return inPieces(lines.flatMap(cut)).map((part) => ({ lines: part, hang: null }))
}

function inPieces(lines: readonly Runs[]): Runs[][] {
  const pieces: Runs[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const line of lines) {
    length += textOf(line).length
    if (length > MAX_PART_CHARS) {
      pieces.push([])
      length = textOf(line).length
    }
    pieces.at(-1)?.push(line)
  }
  return pieces
}

/** `- `, `• `, `1. `, `a) `, `[x] `, as people write them. */
const LIST = /^\s*(?:[-*+•–—‣·]|\d{1,3}[.)]|\p{L}\)|\[[ xX✓]?\])\s+(?=\S)/u

const SENTENCE_END = /[.!?…。！？।॥؟۔]["'”’»)」』]*\s*/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cut(line: Runs): Runs[] {
  const pieces: Runs[] = []
  let rest = line
  let text = textOf(line)
  while (text.length > MAX_PART_CHARS) {
    const [piece, left] = splitRuns(rest, placeToCut(text.slice(0, MAX_PART_CHARS)))
    pieces.push(piece)
    rest = left
    text = textOf(left)
  }
  return [...pieces, rest]
}

/** After the last sentence, else after the last blank, else between two letters. */
function placeToCut(text: string): number {
  const half = text.length / 2
  const sentence = [...text.matchAll(SENTENCE_END)].at(-1)
  const afterSentence = sentence ? sentence.index + sentence[0].length : 0
  if (afterSentence > half) return afterSentence
  const afterBlank = text.lastIndexOf(' ') + 1
  return afterBlank > half ? afterBlank : beforeLastLetter(text)
}

function beforeLastLetter(text: string): number {
  const tail = text.slice(-200)
  const last = [...graphemes.segment(tail)].at(-1)
  return text.length - tail.length + (last?.index || tail.length)
}
