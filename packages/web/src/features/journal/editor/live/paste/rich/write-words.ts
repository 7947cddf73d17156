import { escapeAll, escapeMarks } from '@daywell/core/markdown'
import type { Look, Words } from './copied-line.ts'
import { type Level, STYLES } from './words.ts'

const SIGNS = { strong: '**', em: '*', strike: '~~' } as const

/** A mark that is open: a style, or the address of a link. */
type Mark = string

interface Writing {
  readonly parts: string[]
  readonly open: Mark[]
  /** Blanks, which go outside of the marks that end or begin there. */
  blanks: string
}

/** Words with their marks, on one line. */
export function writeWords(words: readonly Words[], level: Level): string {
  const ends = endsOf(words)
  const writing: Writing = { parts: [], open: [], blanks: '' }
  for (const [at, one] of words.entries()) {
    const core = one.text.trim()
    if (core === '') writing.blanks += one.text
    else writeOne(writing, one, core, { ends: ends[at] ?? new Map(), level })
  }
  closeTo(writing, 0)
  return writing.parts.join('')
}

interface How {
  readonly ends: ReadonlyMap<Mark, number>
  readonly level: Level
}

function writeOne(writing: Writing, { text, look }: Words, core: string, how: How): void {
  const { parts, open } = writing
  const { ends, level } = how
  const kept = open.findIndex((mark) => !ends.has(mark))
  closeTo(writing, kept === -1 ? open.length : kept)
  parts.push(writing.blanks, text.slice(0, text.indexOf(core)))
  const opened = [...ends].filter(([mark]) => !open.includes(mark)).sort(([, a], [, b]) => b - a)
  for (const [mark] of opened) {
    open.push(mark)
    if (!isBareAddress(mark, core, level)) parts.push(signOf(mark) ?? '[')
  }
  parts.push(look.code ? asCode(core) : escaped(core, look, level))
  if (isBareAddress(open.at(-1) ?? '', core, level)) open.pop()
  writing.blanks = text.slice(text.indexOf(core) + core.length)
}

const signOf = (mark: Mark): string | undefined => SIGNS[mark as keyof typeof SIGNS]

/** An address that is its own words needs no marks. */
const isBareAddress = (mark: Mark, core: string, level: Level) => level === 0 && mark === core

function closeTo({ parts, open }: Writing, count: number): void {
  for (const mark of open.splice(count).reverse())
    parts.push(signOf(mark) ?? `](${targetOf(mark)})`)
}

/** Parentheses would end it. */
export const targetOf = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29')

/** For each of the words, the marks around them, and how far each of those reaches. */
function endsOf(words: readonly Words[]): Map<Mark, number>[] {
  const ends: Map<Mark, number>[] = []
  for (let at = words.length - 1; at >= 0; at -= 1)
    ends[at] = new Map(
      marksOf(words[at]?.look).map((mark) => [mark, ends[at + 1]?.get(mark) ?? at]),
    )
  return ends
}

function marksOf(look: Look | undefined): Mark[] {
  if (!look) return []
  const styles = STYLES.filter((style) => look[style])
  return look.address === undefined ? styles : [look.address, ...styles]
}

function escaped(core: string, { address }: Look, level: Level): string {
  if (address !== undefined && core === address && level === 0) return core
  const text = level === 0 ? escapeMarks(core) : escapeAll(core)
  return address === undefined || level > 0 ? text : text.replaceAll(/(?<!\\)[[\]]/g, '\\$&')
}

function asCode(core: string): string {
  const longest = core.match(/`+/g)?.reduce((most, { length }) => Math.max(most, length), 0) ?? 0
  const fence = '`'.repeat(longest + 1)
  const padding = core.startsWith('`') || core.endsWith('`') ? ' ' : ''
  return `${fence}${padding}${core}${padding}${fence}`
}
