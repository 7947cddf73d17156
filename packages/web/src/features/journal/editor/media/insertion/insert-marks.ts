import { type MarkdownLine, readLines } from '@daywell/core/markdown'
import { mediaShownIn } from '@daywell/core/media'
import type { TextChange } from '../../fields/text-surface.ts'
import { isMarksLine } from './marks-line.ts'

/** A change that puts photos or recordings into a text. */
export interface MarksInserted extends TextChange {
  /** Where another one joins the same group, in the text after the change. */
  readonly next: number
}

/**
 * Puts marks on lines of their own at an offset, next to the marks that are there already. Words
 * stay as they are, and so does what they show. Where the place itself can't show a photo, such as
 * in code, it's the end of the text, or its beginning.
 */
export function insertMarks(text: string, at: number, marks: readonly string[]): MarksInserted {
  const lines = readLines(text)
  const all = { text, lines, marks }
  const end = { text, lines, marks, index: lines.length - 1, at: text.length }
  const places = [
    () => atLine({ ...all, index: indexAt(lines, at), at }),
    () => atLine(end),
    () => above({ ...all, index: 0, at: 0 }),
  ]
  const shown = mediaShownIn(text).length + marks.length
  for (const place of places) {
    const change = place()
    if (mediaShownIn(changed(text, change)).length === shown) return change
  }
  return atLine(end)
}

const changed = (text: string, { from, to, insert }: TextChange) =>
  text.slice(0, from) + insert + text.slice(to)

interface Place {
  readonly text: string
  readonly lines: readonly MarkdownLine[]
  readonly marks: readonly string[]
  readonly index: number
  readonly at: number
}

function indexAt(lines: readonly MarkdownLine[], at: number): number {
  const found = lines.findIndex(({ to }) => at <= to)
  return found < 0 ? lines.length - 1 : found
}

function atLine(place: Place): MarksInserted {
  const { lines, index, at } = place
  const line = lines[index]
  if (!line) return above(place)
  if (line.kind === 'code' || line.kind === 'fence')
    return below({ ...place, index: codeEnd(place) })
  if (line.quotes > 0 || line.lists > 0) return inside(place, line)
  if (line.kind === 'blank') return onBlank(place, line)
  return at <= line.content ? above(place) : below(place)
}

function codeEnd({ lines, index }: Place): number {
  const isCode = (line: MarkdownLine | undefined) => line?.kind === 'code' || line?.kind === 'fence'
  let last = index
  while (isCode(lines[last + 1])) last += 1
  return last
}

/** An empty line takes the marks; at the end of the text, right after a group, they join it. */
function onBlank(place: Place, line: MarkdownLine): MarksInserted {
  const { text, lines, marks, index, at } = place
  const joined = marks.join('\n')
  const group = groupBefore(place)
  if (group) {
    const insert = `\n${prefixOf(text, group)}${marks.join(`\n${prefixOf(text, group)}`)}`
    const next = group.to + insert.length
    return { from: group.to, to: group.to, insert, caret: at + insert.length, next }
  }
  const marked = isWords(text, lines[index - 1]) ? `\n${joined}` : joined
  const { tail, caret } = afterMarks(place, index)
  const next = line.from + marked.length
  return { from: line.from, to: line.to, insert: marked + tail, caret: next + caret, next }
}

function groupBefore({ text, lines, index }: Place): MarkdownLine | undefined {
  if (index !== lines.length - 1) return undefined
  const before = lines[index - 1]?.kind === 'blank' ? lines[index - 2] : lines[index - 1]
  return isMarksLine(text, before) ? before : undefined
}

/** At the beginning of a line the marks come before it, since its words follow the caret. */
function above({ text, lines, marks, index }: Place): MarksInserted {
  const from = lines[index]?.from ?? 0
  const gap = isWords(text, lines[index - 1]) ? '\n' : ''
  const marked = gap + marks.join('\n')
  const insert = `${marked}${isMarksLine(text, lines[index]) ? '\n' : '\n\n'}`
  return { from, to: from, insert, caret: from + insert.length, next: from + marked.length }
}

/** In the middle of a line the marks come after it: a sentence isn't torn. */
function below(place: Place): MarksInserted {
  const { text, lines, marks, index, at } = place
  const line = lines[index]
  const from = line?.to ?? 0
  const marked = `${isMarksLine(text, line) ? '\n' : '\n\n'}${marks.join('\n')}`
  const { tail, caret } = afterMarks(place, index)
  const next = from + marked.length
  return { from, to: from, insert: marked + tail, caret: at === from ? next + caret : at, next }
}

/** In a quote or a list the marks continue it. */
function inside({ text, marks, at }: Place, line: MarkdownLine): MarksInserted {
  const prefix = prefixOf(text, line)
  const isEmpty = line.content >= line.contentTo
  const insert = `${isEmpty ? '' : `\n${prefix}`}${marks.join(`\n${prefix}`)}`
  const next = line.to + insert.length
  return { from: line.to, to: line.to, insert, caret: at === line.to ? next : at, next }
}

/** The marks of quotes, and blanks in place of those of a list. */
function prefixOf(text: string, { from, content, quotes }: MarkdownLine): string {
  const prefix = text.slice(from, content).replace(/[^\s>]/g, ' ')
  return quotes > 0 && prefix.endsWith('>') ? `${prefix} ` : prefix
}

/** What keeps the marks apart from the words that follow, and where the writing continues. */
function afterMarks({ text, lines }: Place, index: number): { tail: string; caret: number } {
  const following = lines[index + 1]
  if (!following) return { tail: '\n\n', caret: 2 }
  return { tail: isWords(text, following) ? '\n' : '', caret: 1 }
}

const isWords = (text: string, line: MarkdownLine | undefined) =>
  line !== undefined && line.kind !== 'blank' && !isMarksLine(text, line)
