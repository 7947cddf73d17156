import type { Work } from '../work.ts'
import { type Fence, fenceAt, headingEnd, headingLevel, isClosing, isRule } from './block.ts'
import { type Container, matchContainers, openContainers } from './containers.ts'
import { type Cursor, isIndented, skipBlanks, startOfLine } from './cursor.ts'
import { type FencePlace, findFenceEnds } from './fence-ends.ts'
import type { MarkdownItem, MarkdownLine } from './line.ts'

interface OpenFence extends Fence {
  readonly column: number
}

/** What one line leaves for the next. */
interface Reader {
  readonly text: string
  readonly open: Container[]
  fence: OpenFence | undefined
  inParagraph: boolean
  hasEnd: ((fence: Fence, place: FencePlace) => boolean) | undefined
}

type Block = Pick<MarkdownLine, 'kind' | 'level' | 'contentTo'>

/** The lines of a text and what each of them is, in one pass; there's always at least one. */
export function readLines(text: string, work: Work = { steps: 0 }): MarkdownLine[] {
  const reader: Reader = { text, open: [], fence: undefined, inParagraph: false, hasEnd: undefined }
  const lines: MarkdownLine[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code !== 10 && code !== 13) continue
    lines.push(readLine(reader, from, at, work))
    if (code === 13 && text.charCodeAt(at + 1) === 10) at += 1
    from = at + 1
  }
  lines.push(readLine(reader, from, text.length, work))
  return lines
}

function readLine(reader: Reader, from: number, to: number, work: Work): MarkdownLine {
  const cursor = startOfLine(from, to)
  const line = readWith(reader, cursor, from)
  work.steps += cursor.steps
  return line
}

function readWith(reader: Reader, cursor: Cursor, from: number): MarkdownLine {
  const { text, open } = reader
  const matched = matchContainers(text, cursor, open)
  const isInside = matched === open.length
  const ended = open[matched]
  open.length = matched
  if (!isInside) reader.fence = undefined
  if (reader.fence) return asLine(reader, from, cursor, undefined, readCode(reader, cursor))
  const interrupts = isInside && reader.inParagraph
  const item = openContainers(text, cursor, open, { interrupts, ended })
  const block = item?.box ? asText(cursor) : readBlock(reader, cursor, item)
  const continues = block.kind === 'text' && interrupts && open.length === matched
  reader.inParagraph = block.kind === 'text' && cursor.at < cursor.to
  return asLine(reader, from, cursor, item, block, continues)
}

function asLine(
  { open }: Reader,
  from: number,
  { at, to, marks }: Cursor,
  item: MarkdownItem | undefined,
  block: Block,
  continues = false,
): MarkdownLine {
  const { kind, level, contentTo } = block
  const quotes = countQuotes(open)
  const lists = open.length - quotes
  return { from, to, kind, content: at, contentTo, level, quotes, lists, item, marks, continues }
}

function countQuotes(open: readonly Container[]): number {
  let quotes = 0
  for (const { kind } of open) if (kind === 'quote') quotes += 1
  return quotes
}

function readCode(reader: Reader, cursor: Cursor): Block {
  const { text, fence } = reader
  if (fence && !isIndented(cursor) && isClosing(text, cursor, fence)) {
    reader.fence = undefined
    return asMark(cursor, 'fence')
  }
  cursor.at = cursor.codeAt
  cursor.column = cursor.codeColumn
  skipBlanks(text, cursor, fence?.column)
  return { kind: 'code', level: 0, contentTo: cursor.to }
}

function readBlock(reader: Reader, cursor: Cursor, item: MarkdownItem | undefined): Block {
  const { text } = reader
  const { at, to } = cursor
  if (at === to) return { kind: item ? 'text' : 'blank', level: 0, contentTo: to }
  if (isIndented(cursor)) return asText(cursor)
  const level = headingLevel(text, cursor)
  if (level > 0) return readHeading(text, cursor, level)
  if (isRule(text, cursor)) return asMark(cursor, 'rule')
  return readFence(reader, cursor) ?? asText(cursor)
}

function readHeading(text: string, cursor: Cursor, level: number): Block {
  const { at, to, marks } = cursor
  marks.push({ from: at, to: at + level, kind: 'heading' })
  cursor.at += level
  skipBlanks(text, cursor)
  const contentTo = headingEnd(text, cursor.at, to)
  if (contentTo < to) marks.push({ from: contentTo, to, kind: 'closing' })
  return { kind: 'heading', level, contentTo }
}

function readFence(reader: Reader, cursor: Cursor): Block | undefined {
  const { text } = reader
  const fence = fenceAt(text, cursor)
  if (!fence) return undefined
  reader.hasEnd ??= findFenceEnds(text)
  const quotes = countQuotes(reader.open)
  const isInList = reader.open.length > quotes
  if (!reader.hasEnd(fence, { from: cursor.to, quotes, isInList })) return undefined
  reader.fence = { ...fence, column: cursor.column }
  return asMark(cursor, 'fence')
}

/** A line that is one mark; its content is empty. */
function asMark(cursor: Cursor, kind: 'fence' | 'rule'): Block {
  cursor.marks.push({ from: cursor.at, to: cursor.to, kind })
  cursor.at = cursor.to
  return { kind, level: 0, contentTo: cursor.to }
}

function asText({ to }: Cursor): Block {
  return { kind: 'text', level: 0, contentTo: to }
}
