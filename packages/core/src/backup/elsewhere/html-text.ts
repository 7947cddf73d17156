import { entities } from './html-entities.ts'

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*)>/y
const UNSEEN = new Set(['script', 'style', 'head', 'template', 'noscript'])
const BLOCKS = new Set(
  'p div section article header footer main ul ol table tr figure figcaption pre'.split(' '),
)
/** What a tag is in Markdown where it opens and where it closes. */
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

/**
 * HTML as plain text with the marks of Markdown. Nothing of it is ever given to a browser: what is
 * no known tag is dropped, and only addresses of the web stay as links.
 */
export function htmlText(html: string): string {
  const out: string[] = []
  const lists: number[] = []
  const links: string[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) out.push(words(html.slice(at, next < 0 ? undefined : next), out))
    if (next < 0) break
    const tag = tagAt(html, next)
    // A sign that begins no tag is a sign.
    out.push(tag ? markOf(tag, lists, links) : '<')
    at = tag ? tag.end : next + 1
  }
  return tidy(out.join(''))
}

interface Tag {
  readonly name: string
  readonly closes: boolean
  readonly inside: string
  readonly end: number
}

function tagAt(html: string, at: number): Tag | undefined {
  if (html.startsWith('<!--', at)) return unseen(html, html.indexOf('-->', at), 3)
  if (/[!?]/.test(html.charAt(at + 1))) return unseen(html, html.indexOf('>', at), 1)
  TAG.lastIndex = at
  const [all, slash, name = '', inside = ''] = TAG.exec(html) ?? []
  if (all === undefined) return undefined
  const tag = { name: name.toLowerCase(), closes: slash === '/', inside, end: at + all.length }
  if (tag.closes || !UNSEEN.has(tag.name)) return tag
  const close = new RegExp(`</${tag.name}`, 'gi')
  close.lastIndex = at
  return unseen(html, close.exec(html)?.index ?? -1, 0)
}

/** Something that ends at a place, or nowhere, and is not shown. */
function unseen(html: string, at: number, length: number): Tag {
  const end = at < 0 ? html.length : at + length
  return { name: '', closes: false, inside: '', end }
}

function words(raw: string, before: readonly string[]): string {
  const text = entities(raw.replace(/\s+/g, ' '))
  const last = before.at(-1)
  return last === undefined || /\s$/.test(last) ? text.replace(/^ /, '') : text
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
  if (name === 'img') return pictureOf(inside)
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

function pictureOf(inside: string): string {
  const source = attribute(inside, 'src')
  const name = source.startsWith('data:') ? '' : source.slice(0, 300)
  return name === '' ? '' : `[photo: ${name}]`
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

function attribute(inside: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    inside,
  )
  return entities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
}

/** At most one blank line between paragraphs, and no blanks where nobody sees them. */
function tidy(text: string): string {
  return text
    .replace(/\*\*\*\*|~~~~|``(?!`)/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
