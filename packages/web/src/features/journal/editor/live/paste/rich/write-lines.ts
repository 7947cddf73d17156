import { escapeLine } from '@daywell/core/markdown'
import type { Container, CopiedLine, Item, Words } from './copied-line.ts'
import { type Level, writableWords } from './words.ts'
import { writeWords } from './write-words.ts'

/** A written line, and what our reader of Markdown should find in it. */
export interface WrittenLine {
  readonly text: string
  readonly kind: 'text' | 'heading' | 'code' | 'fence' | 'rule' | 'blank'
  readonly level: number
  readonly quotes: number
  readonly lists: number
  readonly item: Item | undefined
  readonly words: readonly Words[]
  /** The copied line that it is of; -1 for a blank one. */
  readonly source: number
}

interface Writing {
  readonly lines: WrittenLine[]
  /** Items whose marks are written, and those that hold nothing but lists and have none. */
  readonly written: Set<Item>
  readonly silent: Set<Item>
}

const BOXES = { none: '', open: '[ ] ', done: '[x] ' } as const

/** Copied lines as lines of Markdown, each as careful as its level says. */
export function writeLines(copied: readonly CopiedLine[], levels: readonly Level[]): WrittenLine[] {
  const writing: Writing = { lines: [], written: new Set(), silent: new Set() }
  for (const [at, line] of copied.entries()) {
    addBlanks(writing, line, copied[at - 1])
    writeLine(writing, line, { source: at, level: levels[at] ?? 0 })
  }
  return writing.lines
}

function addBlanks(writing: Writing, line: CopiedLine, before: CopiedLine | undefined): void {
  if (!before) return
  const count = line.blanksBefore || (wouldGoOn(writing, line, before) ? 1 : 0)
  const shared = line.containers.filter((one, at) => before.containers[at] === one)
  const blank = asWritten(writing, 'blank', shared, -1)
  for (let more = count; more > 0; more -= 1) writing.lines.push(blank)
}

/** Right after a paragraph, no number but 1 begins a list. */
function wouldGoOn({ written }: Writing, { containers }: CopiedLine, before: CopiedLine): boolean {
  const item = containers.find((one): one is Item => one.kind === 'item' && !written.has(one))
  if (item?.number === undefined || item.number === 1 || before.kind !== 'text') return false
  return before.containers.every((one, at) => containers[at] === one)
}

interface How {
  readonly source: number
  readonly level: Level
}

function writeLine(writing: Writing, line: CopiedLine, { source, level }: How): void {
  const { kind, containers, words } = line
  const item = newItem(writing, containers)
  const first = prefixOf(writing, containers, item)
  const add = (part: Partial<WrittenLine> & Pick<WrittenLine, 'kind' | 'text'>, isFirst = true) => {
    const prefix = isFirst ? first : prefixOf(writing, containers)
    const text = part.text === '' ? prefix.trimEnd() : prefix + part.text
    const about = asWritten(writing, part.kind, containers, source)
    writing.lines.push({ ...about, item: isFirst ? item : undefined, ...part, text })
  }
  if (kind === 'code') {
    const code = words[0]?.text ?? ''
    const fence = fenceFor(code)
    add({ kind: 'fence', text: fence })
    for (const text of code.split('\n')) add({ kind: 'code', text, words: asWords(text) }, false)
    add({ kind: 'fence', text: fence }, false)
  } else if (kind === 'rule') add({ kind, text: item ? '***' : '---' })
  else {
    const shown = writableWords(words, level, kind === 'heading')
    const content = writeWords(shown, level)
    const mark = kind === 'heading' ? `${'#'.repeat(line.level)} ` : ''
    const text = mark === '' ? escapeLine(content, level === 0) : mark + content
    add({ kind, level: line.level, text, words: shown })
  }
}

const asWords = (text: string): Words[] => [
  { text, look: { strong: false, em: false, strike: false, code: false, address: undefined } },
]

/** A fence that is longer than any inside. */
function fenceFor(code: string): string {
  const mark = code.match(/`{3,}/g) ?? []
  return '`'.repeat(mark.reduce((most, { length }) => Math.max(most, length + 1), 3))
}

function asWritten(
  writing: Writing,
  kind: WrittenLine['kind'],
  containers: readonly Container[],
  source: number,
): WrittenLine {
  const text = kind === 'blank' ? prefixOf(writing, containers).trimEnd() : ''
  const quotes = containers.filter((one) => one.kind === 'quote').length
  const lists = containers.filter((one) => one.kind === 'item' && !writing.silent.has(one)).length
  return { ...{ text, kind, level: 0, quotes, lists }, item: undefined, words: [], source }
}

/** The item that begins on a line. Those around it that have no text of their own get no mark. */
function newItem({ written, silent }: Writing, containers: readonly Container[]): Item | undefined {
  const begun = containers.filter((one): one is Item => one.kind === 'item' && !written.has(one))
  for (const one of begun) {
    written.add(one)
    if (one !== begun.at(-1)) silent.add(one)
  }
  return begun.at(-1)
}

function prefixOf({ silent }: Writing, containers: readonly Container[], begun?: Item): string {
  const parts = containers.map((one) => {
    if (one.kind === 'quote') return '> '
    if (silent.has(one)) return ''
    const marker = one.number === undefined ? '- ' : `${one.number}. `
    return one === begun ? marker + BOXES[one.task] : ' '.repeat(marker.length)
  })
  return parts.join('')
}
