import type { Work } from '../work.ts'

/** As in CommonMark's reference implementation: without a limit, `[a](` over and over is quadratic. */
const MAX_PARENTHESES = 32
const TITLE_ENDS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' }
const SIGN = /[!-/:-@[-`{-~]/
const PARENTHESES: Readonly<Record<string, number>> = { '(': 1, ')': -1 }
const ESCAPE = /\\([!-/:-@[-`{-~])/g

interface LinkTail {
  readonly address: string
  /** After the closing parenthesis. */
  readonly to: number
}

/** Reads `(address "title")` on one line; the title may be left out, and isn't shown. */
export function linkTailAt(text: string, at: number, work: Work): LinkTail | undefined {
  if (text.charAt(at) !== '(') return undefined
  const begin = skipBlanks(text, at + 1, work)
  const end = endOfAddress(text, begin, work)
  const to = end === -1 ? -1 : endOfTail(text, end, work)
  if (to === -1) return undefined
  const raw = text.slice(begin, end)
  const address = raw.startsWith('<') ? raw.slice(1, -1) : raw
  return { address: address.replace(ESCAPE, '$1'), to }
}

function endOfTail(text: string, end: number, work: Work): number {
  const gap = skipBlanks(text, end, work)
  const titleEnd = gap > end ? TITLE_ENDS[text.charAt(gap)] : undefined
  const close =
    titleEnd === undefined ? gap : skipBlanks(text, endOfQuoted(text, gap, titleEnd, work), work)
  return text.charAt(close) === ')' ? close + 1 : -1
}

function endOfAddress(text: string, begin: number, work: Work): number {
  if (text.charAt(begin) !== '<') return endOfBareAddress(text, begin, work)
  const end = endOfQuoted(text, begin, '>', work)
  return end > begin ? end : -1
}

function endOfBareAddress(text: string, begin: number, work: Work): number {
  let depth = 0
  let at = begin
  for (; at < text.length && depth <= MAX_PARENTHESES; at += 1) {
    work.steps += 1
    const character = text.charAt(at)
    if (character <= ' ' || character === '\x7f' || (character === ')' && depth === 0)) break
    if (character === '\\') at += SIGN.test(text.charAt(at + 1)) ? 1 : 0
    else depth += PARENTHESES[character] ?? 0
  }
  return depth > 0 ? -1 : at
}

/** After the sign that ends what begins at `at`, or `at` if none does on this line. */
function endOfQuoted(text: string, at: number, end: string, work: Work): number {
  const begin = text.charAt(at)
  for (let next = at + 1; next < text.length; next += 1) {
    work.steps += 1
    const character = text.charAt(next)
    if (character === end) return next + 1
    if (character === begin || character === '\n') return at
    if (character === '\\') next += 1
  }
  return at
}

function skipBlanks(text: string, at: number, work: Work): number {
  let next = at
  while (text.charAt(next) === ' ' || text.charAt(next) === '\t') next += 1
  work.steps += next - at + 1
  return next
}
