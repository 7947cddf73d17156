import { isSafeAddress } from '@daywell/core/markdown'
import TurndownService from 'turndown'
import { linkTo } from '../edit/link.ts'
import { escapeMarks } from './escape-marks.ts'

type Rule = TurndownService.Rule

/** Turndown with our kind of Markdown: lines as they are, and what the page shows. */
export function withRules(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    br: '',
  })
  service.escape = escapeMarks
  for (const [name, rule] of Object.entries(rules())) service.addRule(name, rule)
  return service
}

function rules(): Record<string, Rule> {
  return {
    strong: { filter: 'strong', replacement: styled('**') },
    em: { filter: 'em', replacement: styled('*') },
    strike: { filter: 's', replacement: styled('~~') },
    heading: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      replacement: (words, { nodeName }) =>
        `\n\n${'#'.repeat(Number(nodeName[1]))} ${inOneLine(words)}\n\n`,
    },
    link: {
      filter: (node) => node.nodeName === 'A',
      replacement: (words, node) => linked(words, (node as Element).getAttribute('href') ?? ''),
    },
    image: {
      filter: 'img',
      replacement: (_, node) => (node as Element).getAttribute('alt') ?? '',
    },
    /** Turndown makes one line break of several. */
    break: {
      filter: 'br',
      replacement: (_, { nextSibling }) => (nextSibling?.nodeName === 'BR' ? '\n\n' : '\n'),
    },
    /** Mail and notes have a `div` for each line. */
    line: { filter: 'div', replacement: (words) => `\n${words}\n` },
    code: { filter: 'pre', replacement: (_, { textContent }) => fenced(textContent ?? '') },
    item: { filter: 'li', replacement: itemWriter() },
    cell: { filter: ['td', 'th'], replacement: (words) => `${words.trim()} | ` },
    row: { filter: 'tr', replacement: (words) => `${words.replace(/ \| $/, '')}\n` },
  }
}

const inOneLine = (words: string) =>
  words
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join(' ')

const LETTER_AT_END = /[\p{L}\p{N}]$/u
const LETTER_AT_START = /^[\p{L}\p{N}]/u
const textOf = (node: Node | null) => (node instanceof Text ? node.data : '')

/** Marks around each line. Within a word they would be text. */
function styled(mark: string): Rule['replacement'] {
  return (words, node) => {
    const own = node.textContent ?? ''
    const isWithinWord =
      (!/^\s/.test(own) && LETTER_AT_END.test(textOf(node.previousSibling).slice(-2))) ||
      (!/\s/.test(own.slice(-1)) && LETTER_AT_START.test(textOf(node.nextSibling)))
    if (isWithinWord) return words
    return words.replaceAll(/\S(?:.*\S)?/g, (line) => `${mark}${line}${mark}`)
  }
}

function linked(words: string, address: string): string {
  if (!isSafeAddress(address) || words.trim() === '' || words.includes('\n')) return words
  return words === address ? words : linkTo(words, address)
}

/** A fence that is longer than any inside. */
function fenced(code: string): string {
  const inside = code.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(inside.reduce((most, { length }) => Math.max(most, length + 1), 3))
  return `\n\n${fence}\n${code.replace(/\n$/, '')}\n${fence}\n\n`
}

/** Counts the items of each list; turndown's own rule looks all of them up for each. */
function itemWriter(): Rule['replacement'] {
  const numbers = new WeakMap<Node, number>()
  return (words, node) => {
    const list = node.parentElement
    const marker = list?.nodeName === 'OL' ? `${nextNumber(numbers, list)}. ` : '- '
    const lines = words.replace(/^\n+/, '').trimEnd()
    return `${marker}${lines.replaceAll('\n', `\n${' '.repeat(marker.length)}`)}\n`
  }
}

function nextNumber(numbers: WeakMap<Node, number>, list: Element): number {
  const first = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1
  const number = numbers.get(list) ?? Math.min(Math.max(first, 0), 999_999_999)
  numbers.set(list, number + 1)
  return number
}
