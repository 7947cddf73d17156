import { readLines } from '../lines/read-lines.ts'
import { readSpans } from '../spans/read-spans.ts'
import type { MarkdownSpan } from '../spans/span.ts'

/** Puts backslashes before signs that would be read as marks, but were text where they come from. */
export function escapeMarks(text: string): string {
  const escaped = new Set(
    readSpans(text, [{ content: 0, contentTo: text.length }]).flatMap((span) => [
      ...signsIn(text, span, span.from, span.innerFrom),
      ...signsIn(text, span, span.innerTo, span.to),
    ]),
  )
  if (escaped.size === 0) return text
  return text
    .split('')
    .map((sign, at) => (escaped.has(at) ? `\\${sign}` : sign))
    .join('')
}

/** Where the signs of a mark are; of a link, its brackets are enough. */
function signsIn(text: string, { style }: MarkdownSpan, from: number, to: number): number[] {
  const signs = style === 'link' || style === 'image' ? '[]<' : '*_~`\\'
  const found: number[] = []
  for (let at = from; at < to; at += 1) if (signs.includes(text.charAt(at))) found.push(at)
  return found
}

/** Signs, but for those of addresses; a backslash is doubled only where it would escape a sign. */
const SIGNS = /https?:\/\/[^\s<>[\]`\\]+|[*_~`[\]<#]|\\(?=[!-/:-@[\]^-`{-~])(?![*_~`[\]<#])/gi

/** Puts backslashes before all signs that could be read as marks. */
export function escapeAll(text: string): string {
  return text.replaceAll(SIGNS, (found) => (found.length > 1 ? found : `\\${found}`))
}

const FENCE = /^(?:`{3}|~{3})/
const NUMBER = /^(\d{1,9})([.)])/

/** The content of a line that begins with what would be a mark of the line. A number may stay. */
export function escapeLine(content: string, keepsNumbers: boolean): string {
  const [line] = readLines(content)
  const isText = line?.kind === 'text' && line.quotes === 0 && !line.item
  if (FENCE.test(content) || (!isText && !NUMBER.test(content))) return `\\${content}`
  if (isText || (keepsNumbers && !line?.item?.box && line?.kind === 'text')) return content
  return content.replace(NUMBER, '$1\\$2')
}
