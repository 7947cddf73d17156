import {
  type MarkdownLine,
  type MarkdownSpan,
  paragraphsOf,
  readLines,
  readSpans,
} from '@daywell/core/markdown'
import type { Look } from './copied-line.ts'
import { STYLES, type Style } from './words.ts'
import type { WrittenLine } from './write-lines.ts'
import { targetOf } from './write-words.ts'

/** Copied lines that our reader would show in another way; undefined if the lines aren't the same. */
export function misreadLines(written: readonly WrittenLine[]): Set<number> | undefined {
  const text = written.map((line) => line.text).join('\n')
  const lines = readLines(text)
  if (lines.length !== written.length) return undefined
  const misread = new Set<number>()
  let at = 0
  for (const paragraph of paragraphsOf(lines)) {
    const own = written.slice(at, at + paragraph.length)
    const isSame = readsAs(text, paragraph, own)
    if (!isSame) for (const { source } of own) misread.add(source)
    at += paragraph.length
  }
  return misread
}

function readsAs(text: string, lines: readonly MarkdownLine[], written: readonly WrittenLine[]) {
  const areLines = lines.every((line, at) => isLine(line, written[at] as WrittenLine))
  if (!areLines) return false
  const [first] = lines
  const hasSpans = first?.kind === 'text' || first?.kind === 'heading'
  if (!hasSpans) return lines.every((line, at) => textIn(text, line) === shownWords(written[at]))
  const read = readWith(text, lines, readSpans(text, lines))
  return lines.every((line, at) => isSameText(text, line, written[at] as WrittenLine, read))
}

function isLine(line: MarkdownLine, written: WrittenLine): boolean {
  if (written.kind === 'blank') return line.kind === 'blank'
  const extra = isTypedNumber(line, written) ? 1 : 0
  const task = line.item?.task ?? 'none'
  return (
    line.kind === written.kind &&
    line.level === written.level &&
    line.quotes === written.quotes &&
    line.lists === written.lists + extra &&
    (line.item !== undefined) === (written.item !== undefined || extra === 1) &&
    task === (written.item?.task ?? 'none') &&
    (line.item?.number ?? 0) === (written.item?.number ?? (extra ? line.item?.number : 0))
  )
}

/** A number that was text reads the same as that of an item. */
const isTypedNumber = ({ item }: MarkdownLine, written: WrittenLine): boolean =>
  written.item === undefined && item?.ordered === true && written.kind === 'text'

const textIn = (text: string, { content, contentTo }: MarkdownLine) =>
  text.slice(content, contentTo)

const shownWords = (line: WrittenLine | undefined) =>
  (line?.words ?? []).map(({ text }) => text).join('')

/** What is read of each character from an offset on. */
interface Read {
  readonly from: number
  readonly hidden: Uint8Array
  readonly styles: Uint8Array
  readonly addresses: (string | undefined)[]
  /** Whether so many marks nest that reading them isn't worth the time. */
  readonly isTooMuch: boolean
}

const BITS: Readonly<Record<Style | 'code', number>> = { strong: 1, em: 2, strike: 4, code: 8 }
const MAX_LAYERS = 20

function readWith(
  text: string,
  lines: readonly MarkdownLine[],
  spans: readonly MarkdownSpan[],
): Read {
  const from = lines[0]?.from ?? 0
  const length = (lines.at(-1)?.to ?? text.length) - from
  const work = spans.reduce((sum, span) => sum + span.to - span.from, 0)
  const read = {
    ...{ from, hidden: new Uint8Array(length), styles: new Uint8Array(length) },
    ...{ addresses: new Array<string | undefined>(length), isTooMuch: work > length * MAX_LAYERS },
  }
  if (!read.isTooMuch) for (const span of spans) readSpan(read, span)
  return read
}

function readSpan({ from, hidden, styles, addresses }: Read, span: MarkdownSpan): void {
  hidden.fill(1, span.from - from, span.innerFrom - from)
  hidden.fill(1, span.innerTo - from, span.to - from)
  const bit = BITS[span.style as Style] ?? 0
  for (let at = span.innerFrom - from; at < span.innerTo - from; at += 1) {
    styles[at] = (styles[at] ?? 0) | bit
    if (span.style === 'link') addresses[at] = span.address
  }
}

function isSameText(text: string, line: MarkdownLine, written: WrittenLine, read: Read): boolean {
  if (read.isTooMuch) return false
  const isNumber = isTypedNumber(line, written)
  const seen = seenIn(
    read,
    isNumber ? (line.item?.marker.from ?? line.content) : line.content,
    line.contentTo,
  )
  let next = 0
  const areSame = written.words.every(({ text: words, look }) => {
    const bits = bitsOf(look)
    for (const character of words.split('')) {
      const at = seen[next]
      next += 1
      if (at === undefined || text.charAt(at) !== character) return false
      if (character.trim() !== '' && !looksSame(read, at - read.from, look, bits)) return false
    }
    return true
  })
  return areSame && next === seen.length
}

/** Where the characters are that one sees. */
function seenIn({ from, hidden }: Read, begin: number, end: number): number[] {
  const seen: number[] = []
  for (let at = begin; at < end; at += 1) if (hidden[at - from] !== 1) seen.push(at)
  return seen
}

function looksSame({ styles, addresses }: Read, at: number, { address }: Look, bits: number) {
  return styles[at] === bits && (address === undefined || addresses[at] === targetOf(address))
}

function bitsOf(look: Look): number {
  const all = [...STYLES, 'code' as const]
  return all.reduce((sum, style) => sum + (look[style] ? BITS[style] : 0), 0)
}
