import type { LineMark } from './line.ts'

const TAB_COLUMNS = 4
/** A mark that is indented further belongs to the text, except for the marker of an item. */
const MAX_INDENT_COLUMNS = 3

/** How far a line is read. Columns, because a tab reaches to the next multiple of four. */
export interface Cursor {
  at: number
  column: number
  /** The column where the content of the innermost container begins. */
  base: number
  /** After the last quote mark: where code begins, with its own indentation. */
  codeAt: number
  codeColumn: number
  steps: number
  readonly to: number
  readonly marks: LineMark[]
}

export function startOfLine(from: number, to: number): Cursor {
  return { at: from, column: 0, base: 0, codeAt: from, codeColumn: 0, steps: 1, to, marks: [] }
}

export function isBlankCode(code: number): boolean {
  return code === 32 || code === 9
}

export function skipBlanks(text: string, cursor: Cursor, maxColumn = Number.POSITIVE_INFINITY) {
  while (cursor.at < cursor.to && cursor.column < maxColumn) {
    const code = text.charCodeAt(cursor.at)
    if (!isBlankCode(code)) return
    cursor.column += code === 9 ? TAB_COLUMNS - (cursor.column % TAB_COLUMNS) : 1
    cursor.at += 1
    cursor.steps += 1
  }
}

export function isIndented({ column, base }: Cursor): boolean {
  return column - base > MAX_INDENT_COLUMNS
}
