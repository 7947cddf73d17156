import { listOf, scalarOf } from './yaml-value.ts'

/** The front matter of a Markdown file, by lowercased keys. */
export type Facts = ReadonlyMap<string, string | readonly string[]>

export interface Parted {
  readonly facts: Facts
  /** All after the closing line. */
  readonly text: string
}

const FENCE = /^---[ \t]*\r?\n/
const END = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m
const NO_KEY = /^[\s#\-[\]{},&*!|>%@`:]/
const ITEM = /^[ \t]*-(?:[ \t]+(.*))?$/
const INDENTED = /^[ \t]+\S/
/** Bounds the work; no real file has more front matter. */
const MAX_FRONT_MATTER_CHARS = 100_000

/**
 * Splits a Markdown file into front matter and text; a plain line of dashes at the start is text.
 */
export function frontMatter(file: string): Parted {
  const none = { facts: new Map(), text: file }
  const fence = FENCE.exec(file)
  if (!fence) return none
  const inside = file.slice(fence[0].length, fence[0].length + MAX_FRONT_MATTER_CHARS)
  const end = END.exec(inside)
  if (!end) return none
  const facts = factsIn(inside.slice(0, end.index).split(/\r?\n/))
  const text = file.slice(fence[0].length + end.index + end[0].length)
  return facts ? { facts, text } : none
}

/** Undefined if a line isn't simple YAML. */
function factsIn(lines: readonly string[]): Facts | undefined {
  const facts = new Map<string, string | readonly string[]>()
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    at += 1
    if (line.trim() === '' || line.startsWith('#')) continue
    const colon = NO_KEY.test(line) ? -1 : line.search(/:(?:[ \t]|$)/)
    if (colon < 0) return undefined
    const below = belowFrom(lines, at)
    at += below.length
    const name = scalarOf(line.slice(0, colon)).toLowerCase()
    facts.set(name, factOf(line.slice(colon + 1).trim(), below))
  }
  return facts
}

/** The lines that belong to the key above: indented, blank, or list items. */
function belowFrom(lines: readonly string[], from: number): string[] {
  let to = from
  while (to < lines.length) {
    const line = lines[to] ?? ''
    if (!(line.trim() === '' || INDENTED.test(line) || ITEM.test(line))) break
    to += 1
  }
  return lines.slice(from, to)
}

function factOf(first: string, below: readonly string[]): string | readonly string[] {
  const filled = below.filter((line) => line.trim() !== '')
  if (/^[|>][+-]?\d?[+-]?$/.test(first)) return block(first, below)
  if (first.startsWith('[')) return listOf([first, ...filled].join(' '))
  if (first === '' && filled.length > 0 && filled.every((line) => ITEM.test(line)))
    return filled.map((line) => scalarOf(ITEM.exec(line)?.[1] ?? ''))
  return scalarOf([first, ...filled.map((line) => line.trim())].join(' ').trim())
}

/** A block scalar: literal with `|`, folded with `>`. */
function block(mark: string, below: readonly string[]): string {
  const indent = Math.min(
    ...below.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)),
  )
  const lines = below.map((line) => line.slice(Number.isFinite(indent) ? indent : 0).trimEnd())
  return lines.join(mark.startsWith('|') ? '\n' : ' ').trim()
}
