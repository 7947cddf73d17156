import {
  type MarkdownLine,
  type MarkdownSpan,
  paragraphsOf,
  readLines,
  readSpans,
} from '#markdown/index.ts'
import { attribute } from '../elsewhere/html-text.ts'

/** Where a Markdown text shows a file beside it. */
export interface FileReference {
  /** Of the whole mark. */
  readonly from: number
  readonly to: number
  readonly caption: string
  /** As typed. */
  readonly address: string
  /** Where the address is, if it's in Markdown that we show, too. */
  readonly addressFrom?: number
}

const ADDRESS = /^[ \t]*(?:<((?:\\.|[^>\\])*)>|(\S+))/
/** Obsidian’s `![[photo.jpg|caption]]`, and Markdown of programs that don’t mind blanks in a path. */
const OTHERS =
  /!\[\[([^[\]|#\n]{1,1000})(?:#[^[\]|\n]{0,1000})?(?:\|([^[\]\n]{0,1000}))?\]\]|!\[((?:\\.|[^\]\\\n]){0,1000})\]\(([^()<>"\n]{1,1000})\)/g
/** HTML within Markdown; a player may have its end right behind it. */
const TAGS =
  /<(img|video|audio)\s((?:[^<>"'\n]|"[^"\n]*"|'[^'\n]*'){1,2000})>(?:[ \t]*<\/(?:video|audio)>)?/gi
/** Obsidian’s size, in place of a caption. */
const SIZE = /^\d+(?:x\d+)?$/
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]+:|\/\/|#)/i

/** The files that a text shows, in order and never within code. */
export function fileReferences(text: string): FileReference[] {
  if (!text.includes('![') && !/<(?:img|video|audio)\s/i.test(text)) return []
  return paragraphsOf(readLines(text)).flatMap((lines) => {
    const kind = lines[0]?.kind
    if (kind !== 'text' && kind !== 'heading') return []
    const spans = readSpans(text, lines)
    const images = spans.filter(({ style }) => style === 'image')
    const own = images.flatMap((span) => (span.media ? [] : markdownReference(text, span)))
    const taken = [...images, ...spans.filter(({ style }) => style === 'code')]
    const others = lines.flatMap((line) => otherReferences(text, line, taken))
    const tags = lines.flatMap((line) => tagReferences(text, line, [...taken, ...others]))
    return [...own, ...others, ...tags].sort((a, b) => startOf(a) - startOf(b))
  })
}

/** Where it changes; an image may be within the caption of another one. */
function startOf({ from, addressFrom }: FileReference): number {
  return addressFrom ?? from
}

function markdownReference(text: string, span: MarkdownSpan): FileReference[] {
  const { from, innerFrom, innerTo, to } = span
  const start = innerTo + ']('.length
  const found = ADDRESS.exec(text.slice(start, to - 1))
  const address = found?.[1] ?? found?.[2]
  if (!found || !address || !isBeside(address)) return []
  const addressFrom = start + found[0].lastIndexOf(address)
  return [{ from, to, caption: text.slice(innerFrom, innerTo), address, addressFrom }]
}

function otherReferences(
  text: string,
  { content, contentTo }: MarkdownLine,
  taken: readonly Taken[],
): FileReference[] {
  return Array.from(text.slice(content, contentTo).matchAll(OTHERS)).flatMap((found) => {
    const [whole, embedded, alias = '', typed = '', path = ''] = found
    const from = content + found.index
    const to = from + whole.length
    const address = (embedded ?? path).trim()
    if (isTaken(taken, { from, to }) || !isBeside(address)) return []
    const caption = embedded === undefined ? typed : SIZE.test(alias) ? '' : alias
    return [{ from, to, caption, address }]
  })
}

function tagReferences(
  text: string,
  { content, contentTo }: MarkdownLine,
  taken: readonly Taken[],
): FileReference[] {
  return Array.from(text.slice(content, contentTo).matchAll(TAGS)).flatMap((found) => {
    const [whole, , inside = ''] = found
    const from = content + found.index
    const to = from + whole.length
    const address = attribute(inside, 'src').trim()
    if (isTaken(taken, { from, to }) || !isBeside(address)) return []
    const caption = attribute(inside, 'alt') || attribute(inside, 'title')
    return [{ from, to, caption, address }]
  })
}

type Taken = Pick<MarkdownSpan, 'from' | 'to'>

function isTaken(taken: readonly Taken[], { from, to }: Taken): boolean {
  return taken.some((one) => one.from < to && from < one.to)
}

function isBeside(address: string): boolean {
  return address !== '' && !ELSEWHERE.test(address)
}
