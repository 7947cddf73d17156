import {
  paragraphsOf as groupLines,
  type MarkdownLine,
  type MarkdownRun,
  mayHaveMarks,
  readLines,
  readRuns,
} from '#markdown/index.ts'
import type { Paragraph } from './book.ts'
import { atMedia } from './media-paragraphs.ts'
import { type MediaForBook, mediaForBook, withPlaces } from './printed-media.ts'

const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Unprintable: all control characters. Tabs become blanks. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** Splits a text into paragraphs, headings, items and so on, each with the direction of its first letter. */
export function paragraphsOf(given: string, media: MediaForBook = mediaForBook()): Paragraph[] {
  const printable = given
    .replace(/\r\n?|\u2028/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(/\t/g, '    ')
    .replace(CONTROL, '')
  const { text, places } = withPlaces(printable, media)
  if (places.length > 0) return formatted(text).flatMap((one) => atMedia(one, places))
  return mayHaveMarks(text) ? formatted(text) : atBlankLines(text)
}

function atBlankLines(text: string): Paragraph[] {
  return (
    text
      .split(/\n\s*\n/)
      // No regular expression for trailing blanks: it would take quadratic time on a long run of
      // them.
      .map((paragraph) => paragraph.trimEnd().replace(/^\n+/, ''))
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({
        ...PLAIN,
        lines: paragraph.split('\n').map(asRun),
        rightToLeft: isRightToLeft(paragraph),
      }))
  )
}

const PLAIN = { kind: 'text', level: 0, quotes: 0, lists: 0, label: null, isClose: false } as const

const asRun = (text: string): MarkdownRun[] => [{ text, styles: [], address: null }]

function formatted(text: string): Paragraph[] {
  const groups = withCodeTogether(groupLines(readLines(text)))
  return groups.flatMap((lines, at) => {
    const [first] = lines
    const before = groups[at - 1]?.at(-1)
    const isClose = before !== undefined && isShown(before)
    return first && isShown(first) ? [{ ...paragraphOf(text, lines, first), isClose }] : []
  })
}

/** The lines of a block of code are one group. */
function withCodeTogether(groups: readonly MarkdownLine[][]): MarkdownLine[][] {
  const joined: MarkdownLine[][] = []
  for (const lines of groups) {
    const last = joined.at(-1)
    if (last?.[0]?.kind === 'code' && lines[0]?.kind === 'code') last.push(...lines)
    else joined.push([...lines])
  }
  return joined
}

const isShown = ({ kind }: MarkdownLine) => kind !== 'blank' && kind !== 'fence'

function paragraphOf(
  text: string,
  lines: readonly MarkdownLine[],
  first: MarkdownLine,
): Omit<Paragraph, 'isClose'> {
  const { kind, level, quotes, lists, item } = first
  const runs = readRuns(text, lines.map(withoutPrefix))
  return {
    kind: item && kind === 'text' ? 'item' : kindOf(kind),
    lines: kind === 'rule' ? [] : runs,
    ...{ level, quotes, lists },
    label: labelOf(text, first),
    rightToLeft: isRightToLeft(runs.flatMap((line) => line.map((run) => run.text)).join(' ')),
  }
}

const kindOf = (kind: MarkdownLine['kind']): Paragraph['kind'] =>
  kind === 'blank' || kind === 'fence' ? 'text' : kind

/** The label of an item is set apart from it; other lines keep their indentation. */
function withoutPrefix(line: MarkdownLine): MarkdownLine {
  if (line.quotes + line.lists === 0) return line
  const prefix = { from: line.from, to: line.content, kind: 'bullet' } as const
  return { ...line, marks: [prefix, ...line.marks.filter(({ kind }) => kind === 'closing')] }
}

function labelOf(text: string, { item }: MarkdownLine): string | null {
  if (!item) return null
  const box = item.box ? text.slice(item.box.from, item.box.to) : ''
  const number = item.ordered ? text.slice(item.marker.from, item.marker.to) : ''
  return [number, box].filter((part) => part !== '').join(' ') || '•'
}

export function isRightToLeft(text: string): boolean {
  const [first = ''] = FIRST_LETTER.exec(text) ?? []
  return RIGHT_TO_LEFT.test(first)
}
