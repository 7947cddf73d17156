import { type Cursor, isBlankCode, skipBlanks } from './cursor.ts'
import type { MarkdownItem, Range } from './line.ts'

const MARKER = /[-+*]|(\d{1,9})[.)]/y
const BOX = /\[([ xX])\](?=[ \t\r\n]|$)/y
/** `1984. What a year` begins no list; a list that is there may continue that far. */
const MAX_FIRST_DIGITS = 3

interface Before {
  readonly interrupts: boolean
  readonly inList: boolean
}

/** Reads the marker of a list item, and its box if it's a task. */
export function takeItem(text: string, cursor: Cursor, before: Before): MarkdownItem | undefined {
  MARKER.lastIndex = cursor.at
  const found = MARKER.exec(text)
  if (!found) return undefined
  const [{ length }, digits = ''] = found
  const marker = { from: cursor.at, to: cursor.at + length }
  if (marker.to < cursor.to && !isBlankCode(text.charCodeAt(marker.to))) return undefined
  if (digits.length > MAX_FIRST_DIGITS && !before.inList) return undefined
  if (before.interrupts && !mayInterrupt(text, cursor, marker, digits)) return undefined
  const ordered = digits !== ''
  cursor.marks.push({ ...marker, kind: ordered ? 'number' : 'bullet' })
  cursor.at += length
  cursor.column += length
  skipBlanks(text, cursor)
  return { ordered, number: Number(digits), marker, ...takeBox(text, cursor) }
}

/** In a paragraph, a line that begins with `5. May` or a lone dash is more likely text. */
function mayInterrupt(text: string, { to }: Cursor, marker: Range, digits: string): boolean {
  if (digits !== '' && Number(digits) !== 1) return false
  let at = marker.to
  while (at < to && isBlankCode(text.charCodeAt(at))) at += 1
  return at < to
}

function takeBox(text: string, cursor: Cursor): Pick<MarkdownItem, 'task' | 'box'> {
  BOX.lastIndex = cursor.at
  const found = cursor.at < cursor.to ? BOX.exec(text) : null
  if (!found) return { task: 'none', box: undefined }
  const box = { from: cursor.at, to: cursor.at + found[0].length }
  cursor.marks.push({ ...box, kind: 'task' })
  cursor.at = box.to
  cursor.column += found[0].length
  return { task: found[1] === ' ' ? 'open' : 'done', box }
}
