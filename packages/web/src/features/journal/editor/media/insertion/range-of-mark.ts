import { type MarkdownLine, readLines } from '@daywell/core/markdown'

interface Range {
  readonly from: number
  readonly to: number
}

/**
 * The part of a text that goes with a mark: the mark, and the line and the blank lines that only it
 * needed. Words and other photos stay.
 */
export function rangeOfMark(text: string, mark: Range): Range {
  const lines = readLines(text)
  const index = lines.findIndex(({ to }) => mark.from <= to)
  const line = lines[index]
  return line && isAlone(text, mark, line) ? wholeLine(text, lines, index) : withBlank(text, mark)
}

const isAlone = (text: string, mark: Range, line: MarkdownLine) =>
  !/[^\s>]/.test(text.slice(line.from, mark.from)) && text.slice(mark.to, line.to).trim() === ''

/** Among words, one of the two blanks around it goes, too. */
function withBlank(text: string, { from, to }: Range): Range {
  return { from, to: text[from - 1] === ' ' && text[to] === ' ' ? to + 1 : to }
}

function wholeLine(text: string, lines: readonly MarkdownLine[], index: number): Range {
  const isWritten = (line: MarkdownLine) => line.kind !== 'blank'
  const next = lines.slice(index + 1).find(isWritten)
  if (!next) return { from: lines.slice(0, index).findLast(isWritten)?.to ?? 0, to: text.length }
  if (!lines.slice(0, index).some(isWritten)) return { from: 0, to: next.from }
  const [before, line, after] = lines.slice(index - 1)
  const isApart = before?.kind === 'blank' && after?.kind === 'blank'
  const last = isApart ? after : line
  return { from: line?.from ?? 0, to: (last?.to ?? 0) + 1 }
}
