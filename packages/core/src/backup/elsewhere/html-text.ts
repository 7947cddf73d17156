import { entities } from './html-entities.ts'

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*)>/y
const OTHER = /<[!?][a-zA-Z[][^<>]*>/y
const UNSEEN = new Set(['script', 'style', 'head', 'template', 'noscript'])
const BLOCKS = new Set(
  'p div section article header footer main ul ol table tr figure figcaption pre'.split(' '),
)
const MEDIA = new Map([
  ['img', 'photo'],
  ['video', 'video'],
  ['audio', 'audio'],
  ['source', 'file'],
])
/** The Markdown of a tag, where it opens and where it closes. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  i: ['*', '*'],
  em: ['*', '*'],
  s: ['~~', '~~'],
  del: ['~~', '~~'],
  strike: ['~~', '~~'],
  code: ['`', '`'],
  br: ['\n', ''],
  hr: ['\n\n---\n\n', ''],
  blockquote: ['\n\n> ', '\n\n'],
}

/** Inline marks, which are dropped around nothing. */
const AROUND = new Set('b strong i em s del strike code'.split(' '))

/** A token of the output, with the tag that it stands for. */
interface Piece {
  readonly text: string
  readonly tag?: Tag
}

/**
 * Converts HTML to plain text with Markdown marks. The HTML is never rendered: unknown tags are
 * dropped, and only http links stay.
 */
export function htmlText(html: string): string {
  const out: Piece[] = []
  const lists: number[] = []
  const links: string[] = []
  const absent = new Set<string>()
  let pre = false
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const end = next < 0 ? html.length : next
    if (next !== at) out.push(words(html.slice(at, end), out.at(-1), pre))
    if (next < 0) break
    const tag = tagAt(html, next, absent)
    pre = isPre(tag, pre)
    // A `<` that begins no tag is text.
    const piece = tag ? { text: markOf(tag, lists, links), tag } : { text: '<' }
    if (isUndone(out.at(-1)?.tag, tag)) out.pop()
    else out.push(piece)
    at = tag?.end ?? next + 1
  }
  return tidy(out.map(({ text }) => text).join(''))
}

function isPre(tag: Tag | undefined, before: boolean): boolean {
  return tag?.name === 'pre' ? !tag.closes : before
}

/** Whether a tag closes what has just been opened, or opens what has just been closed. */
function isUndone(before: Tag | undefined, tag: Tag | undefined): boolean {
  if (!before || !tag || !AROUND.has(tag.name)) return false
  return before.name === tag.name && before.closes !== tag.closes
}

interface Tag {
  readonly name: string
  readonly closes: boolean
  readonly inside: string
  readonly end: number
}

/** What is opened and never closed is no tag: words may follow it. */
function tagAt(html: string, at: number, absent: Set<string>): Tag | undefined {
  if (html.startsWith('<!--', at)) return unseen(html, at, '-->', absent)
  OTHER.lastIndex = at
  const [other] = OTHER.exec(html) ?? []
  if (other !== undefined) return { name: '', closes: false, inside: '', end: at + other.length }
  TAG.lastIndex = at
  const [all, slash, name = '', inside = ''] = TAG.exec(html) ?? []
  if (all === undefined) return undefined
  const tag = { name: name.toLowerCase(), closes: slash === '/', inside, end: at + all.length }
  return tag.closes || !UNSEEN.has(tag.name) ? tag : unseen(html, at, `</${tag.name}>`, absent)
}

/** Something that is not shown, to the end of what closes it. */
function unseen(html: string, at: number, close: string, absent: Set<string>): Tag | undefined {
  if (absent.has(close)) return undefined
  const closing = new RegExp(close.replace('>', '\\s*>'), 'gi')
  closing.lastIndex = at
  if (closing.exec(html)) return { name: '', closes: false, inside: '', end: closing.lastIndex }
  absent.add(close)
  return undefined
}

function words(raw: string, before: Piece | undefined, pre: boolean): Piece {
  if (pre) return { text: entities(raw.replaceAll('\r\n', '\n')) }
  const text = entities(raw.replace(/\s+/g, ' '))
  const isAtStart = before === undefined || /\s$/.test(before.text)
  return { text: isAtStart ? text.replace(/^ /, '') : text }
}

function markOf(tag: Tag, lists: number[], links: string[]): string {
  const { name, closes } = tag
  const mark = MARKS[name]
  if (mark) return mark[closes ? 1 : 0] ?? ''
  if (name === 'a') return closes ? (links.pop() ?? '') : openLink(tag.inside, links)
  if (name === 'ul' || name === 'ol') listEdge(tag, lists)
  return closes ? closing(name) : opening(tag, lists)
}

function opening({ name, inside }: Tag, lists: number[]): string {
  if (/^h[1-6]$/.test(name)) return `\n\n${'#'.repeat(Number(name[1]))} `
  if (MEDIA.has(name)) return mediaOf(name, inside)
  if (name === 'li') return `\n${itemMark(lists)}`
  return BLOCKS.has(name) ? '\n\n' : ''
}

function closing(name: string): string {
  return BLOCKS.has(name) || /^h[1-6]$/.test(name) ? '\n\n' : ''
}

function openLink(inside: string, links: string[]): string {
  const address = attribute(inside, 'href')
  const safe = /^(?:https?:|mailto:)[^\s()<>]+$/i.test(address)
  links.push(safe ? `](${address})` : '')
  return safe ? '[' : ''
}

function mediaOf(name: string, inside: string): string {
  const source = attribute(inside, 'src')
  const file = source.startsWith('data:') ? '' : source.slice(0, 300)
  return file === '' ? '' : `[${MEDIA.get(name)}: ${file}]`
}

/** A count of items for each list that is open; below 0 for those without numbers. */
function listEdge({ name, closes }: Tag, lists: number[]): void {
  if (closes) lists.pop()
  else lists.push(name === 'ol' ? 0 : -1)
}

function itemMark(lists: number[]): string {
  const count = lists.at(-1) ?? -1
  const indent = '  '.repeat(Math.max(0, Math.min(lists.length, 20) - 1))
  if (count < 0) return `${indent}- `
  lists[lists.length - 1] = count + 1
  return `${indent}${count + 1}. `
}

/** Of a tag, from what's between its name and its end; empty without it. */
export function attribute(inside: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    inside,
  )
  return entities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
}

/** At most one blank line between paragraphs, and no trailing blanks. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
