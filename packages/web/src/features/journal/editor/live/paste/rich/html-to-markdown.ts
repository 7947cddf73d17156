import type { CopiedLine, Look } from './copied-line.ts'
import { CELL_END } from './copy.ts'
import { hasAllWords } from './has-all-words.ts'
import { misreadLines } from './misread-lines.ts'
import { readHtml } from './read-html.ts'
import { LEVELS, type Level } from './words.ts'
import { writeLines } from './write-lines.ts'

/** Reading more would be felt: this much takes less than a second. */
const MAX_HTML_CHARS = 500_000

/**
 * Copied HTML as Markdown that our reader shows as it was: its words, its formatting, and the safe
 * addresses of its links. Undefined if nothing in it is formatted, or if it can't be written so.
 */
export function htmlToMarkdown(html: string): string | undefined {
  if (html.length > MAX_HTML_CHARS) return undefined
  const copied = readHtml(html)
  return copied?.some(isFormatted) ? writeSafely(copied) : undefined
}

/** Undefined if a word of the plain text would be missing, or if the HTML can't be read. */
export function copiedMarkdown(html: string, plain: string): string | undefined {
  try {
    const markdown = htmlToMarkdown(html)
    return markdown !== undefined && hasAllWords(markdown, plain) ? markdown : undefined
  } catch {
    return undefined
  }
}

const isFormatted = ({ kind, words, containers }: CopiedLine) =>
  kind !== 'text' ||
  containers.length > 0 ||
  words.some(({ text, look }) => text === CELL_END || !isPlain(look))

const isPlain = ({ strong, em, strike, code, address }: Look) =>
  !(strong || em || strike || code || address)

/** Writes with ever more care those lines that would be read in another way. */
function writeSafely(copied: readonly CopiedLine[]): string | undefined {
  const levels: Level[] = copied.map(() => 0)
  for (const _ of LEVELS) {
    const written = writeLines(copied, levels)
    const misread = misreadLines(written)
    if (!misread || misread.has(-1)) return undefined
    if (misread.size === 0) return written.map(({ text }) => text).join('\n')
    for (const at of misread)
      levels[at] = Math.min((levels[at] ?? 0) + 1, LEVELS.length - 1) as Level
  }
  return undefined
}
