import type { Container, CopiedLine, Look, Words } from './copied-line.ts'

/** Where text stands that is read next. */
export interface Place {
  readonly look: Look
  readonly containers: readonly Container[]
  readonly heading: number
  readonly keepsBlanks: boolean
}

interface Row {
  readonly firstLine: number
  cells: number
}

/** The lines that were read so far, and the one that is open. */
export interface Copy {
  readonly lines: CopiedLine[]
  words: Words[]
  place: Place | undefined
  /** Empty lines since the last line, and whether there's room after it anyway. */
  blanks: number
  isApart: boolean
  row: Row | undefined
}

export const startCopy = (): Copy => ({
  ...{ lines: [], words: [], place: undefined, row: undefined },
  ...{ blanks: 0, isApart: false },
})

export const CELL_END = ' | '
const BLANKS = /[ \t\n\r\f]+/g

/** Adds text as a browser shows it. */
export function addText(copy: Copy, place: Place, text: string): void {
  if (place.keepsBlanks) {
    const [first = '', ...more] = text.split(/\r\n?|\n/)
    addWords(copy, place, first)
    for (const line of more) {
      endLine(copy, place)
      addWords(copy, place, line)
    }
    return
  }
  const words = text.replaceAll(BLANKS, ' ')
  const isAfterBlank = copy.words.at(-1)?.text.endsWith(' ') ?? true
  addWords(copy, place, isAfterBlank ? words.replace(/^ /, '') : words)
}

export function addWords(copy: Copy, place: Place, text: string): void {
  if (text === '') return
  if (copy.words.length === 0) copy.place = place
  copy.words.push({ text, look: place.look })
}

/** A line break, which within a heading is a blank. */
export function endLine(copy: Copy, place: Place): void {
  if (place.heading > 0) addText(copy, place, ' ')
  else if (hasText(copy.words)) endBlock(copy)
  else {
    copy.words = []
    copy.blanks += 1
  }
}

const hasText = (words: readonly Words[]) => words.some(({ text }) => text.trim() !== '')

/** Ends the open line, if there is one. In a row, the first line of a cell continues it. */
export function endBlock(copy: Copy, isApart = false): void {
  const { words, place } = copy
  if (copy.row && words.at(-1)?.text === CELL_END) return
  copy.words = []
  if (place && words.length > 0) {
    if (!hasText(words)) copy.blanks += 1
    else
      addLine(copy, place, place.heading > 0 ? 'heading' : 'text', withoutBox(copy, place, words))
  }
  copy.isApart ||= isApart
}

const BOX = /^\s*\[([ xX])\]\s+(?=\S)/

/** Some programs write the box of a task as text. */
function withoutBox({ lines }: Copy, { containers }: Place, words: readonly Words[]) {
  const item = containers.at(-1)
  const [first] = words
  if (item?.kind !== 'item' || lines.at(-1)?.containers.includes(item) || !first) return words
  const box = item.task === 'none' ? BOX.exec(first.text) : null
  if (!box) return words
  item.task = box[1] === ' ' ? 'open' : 'done'
  return [{ ...first, text: first.text.slice(box[0].length) }, ...words.slice(1)]
}

export function addLine(
  copy: Copy,
  { containers, heading }: Place,
  kind: CopiedLine['kind'],
  words: readonly Words[],
): void {
  const blanksBefore = copy.lines.length === 0 ? 0 : Math.max(copy.blanks, copy.isApart ? 1 : 0)
  copy.lines.push({
    kind,
    level: kind === 'heading' ? heading : 0,
    words,
    containers,
    blanksBefore,
  })
  copy.blanks = 0
  copy.isApart = false
}

export function startRow(copy: Copy): void {
  endBlock(copy)
  copy.row = { firstLine: copy.lines.length, cells: 0 }
}

/** The cells of a row are on one line, as long as each of them is. */
export function startCell(copy: Copy, place: Place): void {
  const { row } = copy
  endBlock(copy)
  if (!row) return
  row.cells += 1
  if (row.cells === 1) return
  const isOneLine = copy.lines.length === row.firstLine + 1 && copy.lines.at(-1)?.kind === 'text'
  const before = isOneLine ? copy.lines.pop() : undefined
  if (before) {
    copy.words = before.words as Words[]
    copy.blanks = before.blanksBefore
    copy.isApart = false
    copy.place = { ...place, containers: before.containers }
  } else if (copy.lines.length !== row.firstLine) return
  addWords(copy, { ...place, look: { ...place.look, code: false } }, CELL_END)
}

export function endRow(copy: Copy): void {
  while (copy.row && copy.words.at(-1)?.text === CELL_END) copy.words.pop()
  endBlock(copy)
  copy.row = undefined
}
