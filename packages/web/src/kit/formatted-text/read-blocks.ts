import {
  type MarkdownLine,
  mayHaveMarks,
  paragraphsOf,
  readLines,
  readSpans,
} from '@daywell/core/markdown'
import type { Block, Code, MediaItem } from './block.ts'
import { followContainers } from './containers.ts'
import { MAX_PARTS } from './max-parts.ts'
import { type Run, runsOf } from './runs.ts'
import { splitAtMedia } from './split-media.ts'

/** What the lines of a text have in common while they're read. */
interface Reader {
  readonly text: string
  readonly placeOf: ReturnType<typeof followContainers>
  readonly rankOf: (level: number) => number
  /** The code that the next line may belong to. */
  code: Code | undefined
  parts: number
  /** How many photos and recordings there have been. */
  media: number
  isFormatted: boolean
  /** Something is left to see without the marks: not so of an image without a description. */
  isVisible: boolean
}

/**
 * What a text consists of; undefined if it's to be shown as typed, because nothing in it is
 * formatted, nothing would be left to see, or there's too much of it.
 */
export function readBlocks(text: string): Block[] | undefined {
  if (!mayBeFormatted(text)) return undefined
  const root: Block[] = []
  const reader: Reader = {
    text,
    placeOf: followContainers(text, root),
    rankOf: followOutline(),
    code: undefined,
    parts: 0,
    media: 0,
    isFormatted: false,
    isVisible: false,
  }
  for (const lines of paragraphsOf(readLines(text))) {
    const [line] = lines
    if (line) addLines(reader, lines, line)
    if (reader.parts > MAX_PARTS) return undefined
  }
  return reader.isFormatted && reader.isVisible ? root : undefined
}

/** An address and a number make a link and an item without any marks. */
const UNMARKED = /https?:\/\/|^[ \t]*\d{1,9}[.)][ \t]/im

function mayBeFormatted(text: string): boolean {
  return mayHaveMarks(text) || UNMARKED.test(text)
}

/** Adds the lines of a paragraph, or any other line. */
function addLines(reader: Reader, lines: readonly MarkdownLine[], line: MarkdownLine): void {
  const { blocks, isNew } = reader.placeOf(line)
  const isCode = line.kind === 'fence' || line.kind === 'code'
  if (isNew || !isCode) reader.code = undefined
  if (isCode) addCode(reader, blocks, line)
  else if (line.kind === 'blank') addBlank(blocks)
  else if (line.kind === 'rule') blocks.push({ kind: 'rule' })
  else addParagraph(reader, blocks, lines, line.level)
  reader.parts += Math.max(1, line.marks.length)
  reader.isFormatted ||= line.marks.length > 0
  reader.isVisible ||= line.kind === 'rule' || line.item !== undefined
}

/** An item without a text has no paragraph. */
function addParagraph(
  reader: Reader,
  blocks: Block[],
  lines: readonly MarkdownLine[],
  level: number,
): void {
  const spans = readSpans(reader.text, lines)
  const all = runsOf(lines, spans)
  const rank = level === 0 ? 0 : reader.rankOf(level)
  const hasMedia = spans.some(({ media }) => media !== undefined)
  for (const split of hasMedia ? splitAtMedia(reader.text, all, spans) : [{ runs: all }]) {
    if ('item' in split) addMedia(reader, blocks, split.item)
    else addRuns(reader, blocks, split.runs, { level, rank })
  }
  reader.isFormatted ||= all.some(isStyled)
}

function addRuns(
  reader: Reader,
  blocks: Block[],
  all: readonly Run[],
  heading: { readonly level: number; readonly rank: number },
): void {
  const runs = all.filter(({ isMark }) => !isMark)
  if (runs.length > 0) blocks.push({ kind: 'paragraph', runs, ...heading, blanks: 0 })
  reader.parts += runs.length
  reader.isVisible ||= runs.length > 0
}

function addMedia(reader: Reader, blocks: Block[], item: MediaItem): void {
  const last = blocks.at(-1)
  if (last?.kind === 'media') last.items.push(item)
  else {
    takeBlankAbove(blocks, last)
    blocks.push({ kind: 'media', items: [item], before: reader.media })
  }
  reader.media += 1
  reader.parts += 1
  reader.isVisible = true
}

/** A photo has room above it without a blank line, and below it, too. */
function takeBlankAbove(blocks: Block[], last: Block | undefined): void {
  if (last?.kind === 'paragraph') last.blanks = Math.max(0, last.blanks - 1)
  else if (last?.kind === 'blank') {
    last.lines -= 1
    if (last.lines === 0) blocks.pop()
  }
}

function isStyled({ isMark, styles, address }: Run): boolean {
  return isMark || styles.length > 0 || address !== undefined
}

function addCode(reader: Reader, blocks: Block[], line: MarkdownLine): void {
  const { code, text } = reader
  if (!code) {
    reader.code = { kind: 'code', text: '' }
    blocks.push(reader.code)
  } else if (line.kind === 'fence') reader.code = undefined
  else {
    code.text += `${text.slice(line.content, line.contentTo)}\n`
    reader.isVisible = true
  }
}

/** Blank lines belong to the paragraph above them: that takes fewer elements. */
function addBlank(blocks: Block[]): void {
  const last = blocks.at(-1)
  if (last?.kind === 'media') return
  if (last?.kind === 'paragraph' && last.level === 0) last.blanks += 1
  else if (last?.kind === 'blank') last.lines += 1
  else blocks.push({ kind: 'blank', lines: 1 })
}

/** Ranks headings by those above them: a text may begin with `###` and continue with `#`. */
function followOutline(): (level: number) => number {
  const open: number[] = []
  return (level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    return open.push(level)
  }
}
