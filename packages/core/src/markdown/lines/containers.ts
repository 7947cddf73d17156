import { isRule } from './block.ts'
import { type Cursor, isBlankCode, isIndented, skipBlanks } from './cursor.ts'
import { takeItem } from './item.ts'
import type { MarkdownItem } from './line.ts'

/** Deeper marks are text: no one reads them, and every line would repeat them. */
const MAX_CONTAINERS = 16
/** `>`: the code of bullets and digits is lower, and that of letters is higher. */
const LAST_MARK = 62
/** A quote or a list item around the lines that follow. */
export type Container =
  | { readonly kind: 'quote' }
  | {
      readonly kind: 'item'
      readonly ordered: boolean
      /** Lines that are indented to this column belong to the item. */
      readonly column: number
      readonly content: number
    }

/** The number of open containers that a line continues. A lazy line doesn't: it has no mark. */
export function matchContainers(text: string, cursor: Cursor, open: readonly Container[]): number {
  for (const [depth, container] of open.entries()) {
    cursor.steps += 1
    skipBlanks(text, cursor)
    if (container.kind === 'quote') {
      if (!takeQuote(text, cursor)) return depth
    } else {
      if (cursor.at < cursor.to && cursor.column < container.column) return depth
      cursor.base = container.content
    }
  }
  skipBlanks(text, cursor)
  return open.length
}

interface Opening {
  /** A paragraph is open that the line would continue. */
  readonly interrupts: boolean
  /** The container that this line has ended. */
  readonly ended: Container | undefined
}

/** Opens the containers that begin on a line, and returns the innermost item. */
export function openContainers(
  text: string,
  cursor: Cursor,
  open: Container[],
  opening: Opening,
): MarkdownItem | undefined {
  const matched = open.length
  let item: MarkdownItem | undefined
  while (open.length < MAX_CONTAINERS && item?.box === undefined) {
    skipBlanks(text, cursor)
    if (text.charCodeAt(cursor.at) > LAST_MARK) break
    if (takeQuote(text, cursor)) {
      open.push({ kind: 'quote' })
      continue
    }
    const next = openItem(text, cursor, open, open.length === matched ? opening : undefined)
    if (!next) break
    item = next
  }
  skipBlanks(text, cursor)
  return item
}

function openItem(
  text: string,
  cursor: Cursor,
  open: Container[],
  opening: Opening = { interrupts: false, ended: undefined },
): MarkdownItem | undefined {
  if (!isIndented(cursor) && isRule(text, cursor)) return undefined
  const { column } = cursor
  const { interrupts, ended } = opening
  const item = takeItem(text, cursor, { interrupts, inList: isOrdered(ended) })
  if (!item) return undefined
  cursor.base = cursor.column
  // Two columns are enough even after `1. `, as people indent; a bullet needs exactly these two.
  open.push({ kind: 'item', ordered: item.ordered, column: column + 2, content: cursor.column })
  return item
}

function isOrdered(container: Container | undefined): boolean {
  return container?.kind === 'item' && container.ordered
}

function takeQuote(text: string, cursor: Cursor): boolean {
  const { at, to } = cursor
  if (at >= to || text.charCodeAt(at) !== 62 || isIndented(cursor)) return false
  // `>5 people` and `>_<` are text.
  if (at + 1 < to && !isBlankCode(text.charCodeAt(at + 1)) && text.charCodeAt(at + 1) !== 62)
    return false
  cursor.marks.push({ from: at, to: at + 1, kind: 'quote' })
  const width = at + 1 < to && isBlankCode(text.charCodeAt(at + 1)) ? 2 : 1
  cursor.at += width
  cursor.column += width
  cursor.base = cursor.column
  cursor.codeAt = cursor.at
  cursor.codeColumn = cursor.column
  return true
}
