import type { MarkdownLine } from '../lines/line.ts'
import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import { joinKept, type Kept, type PlainText } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'
import { plainWithMap } from './plain-text.ts'
import { hiddenOrStruckIn } from './unstruck-text.ts'

/**
 * The text as sentences are read from it: without its marks, without what is struck out, and with
 * headings, items, quotes and paragraphs apart. A text without marks is returned as it is.
 */
export function readableText(text: string): string {
  return mayHaveMarks(text) ? readableWithMap(text).text : text
}

/** The same, with where each part of it is in the text. */
export function readableWithMap(text: string): PlainText {
  return mayHaveMarks(text) ? joinBlocks(text) : plainWithMap(text)
}

/** The blocks of a text as they're read, or some of them. */
export function joinBlocks(
  text: string,
  isKept: (lines: readonly MarkdownLine[]) => boolean = () => true,
): PlainText {
  const whole = newText()
  let done = 0
  let before: MarkdownLine | undefined
  for (const lines of paragraphsOf(readLines(text))) {
    const from = lines[0]?.from ?? 0
    const to = lines.at(-1)?.to ?? 0
    if (isKept(lines)) {
      whole.add(joinKept(text, { from: done, to: from }, []))
      whole.add({ text: gapBetween(text, before, lines[0]), kept: [] })
      whole.add(joinKept(text, { from, to }, hiddenOrStruckIn(text, lines)))
      before = lines.at(-1)
    }
    done = to
  }
  return whole.made()
}

function newText() {
  const parts: string[] = []
  const all: Kept[] = []
  let length = 0
  return {
    add({ text, kept }: PlainText) {
      for (const part of kept) all.push({ ...part, at: length + part.at })
      parts.push(text)
      length += text.length
    },
    made: (): PlainText => ({ text: parts.join(''), kept: all }),
  }
}

/** A blank line ends a sentence and a paragraph, so two blocks without one between them get it. */
function gapBetween(
  text: string,
  before: MarkdownLine | undefined,
  line: MarkdownLine | undefined,
): string {
  if (!before || !line || isBlank(before) || isBlank(line)) return ''
  if (before.kind === 'code' && line.kind === 'code') return ''
  // After a carriage return alone, a line feed would only complete the line break.
  return text.charAt(line.from - 1) === '\r' ? '\n\n' : '\n'
}

/** Without its marks, it's a blank line already. */
const isBlank = ({ content, contentTo }: MarkdownLine) => content === contentTo
