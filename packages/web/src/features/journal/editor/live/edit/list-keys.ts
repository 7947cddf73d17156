import { type ChangeSpec, EditorSelection, type StateCommand } from '@codemirror/state'
import type { MarkdownItem, MarkdownLine } from '@daywell/core/markdown'
import { lineAt, readingOf } from '../format/reading.ts'
import { itemOf } from './item-of.ts'
import { oneStep } from './one-step.ts'
import { numbered } from './renumber.ts'
import { selectedLines } from './selected-lines.ts'

/** Enter in a list or a quote continues with it; on an empty item it ends it. */
export const continueMarks: StateCommand = ({ state, dispatch }) => {
  const { from, to, empty } = state.selection.main
  const line = lineAt(state, from)
  const { text } = readingOf(state)
  const item = itemOf(line, text)
  const isMarked = item !== undefined || line.quotes > 0
  if (!isMarked || !isText(line) || from < line.content) return false
  if (empty && isEmpty(line, item, text)) {
    dispatch(oneStep(state, { changes: endOfMarks(line, item, text) }))
    return true
  }
  const insert = `\n${nextPrefix(line, item, text)}`
  const selection = EditorSelection.cursor(from + insert.length)
  dispatch(numbered(state, { changes: { from, to, insert }, selection }))
  return true
}

const isText = ({ kind }: MarkdownLine) => kind === 'text' || kind === 'blank'

function isEmpty(line: MarkdownLine, item: MarkdownItem | undefined, text: string): boolean {
  const from = Math.max(line.content, item?.box?.to ?? item?.marker.to ?? 0)
  return text.slice(from, line.to).trim() === ''
}

/** What the next line begins with: the same indentation and quotes, and the next item's marker. */
function nextPrefix(line: MarkdownLine, item: MarkdownItem | undefined, text: string): string {
  if (!item) return text.slice(line.from, line.content)
  const { ordered, number, marker, box } = item
  const typed = text.slice(marker.from, marker.to)
  const next = ordered ? `${number + 1}${typed.at(-1)}` : typed
  return `${text.slice(line.from, marker.from)}${next} ${box ? '[ ] ' : ''}`
}

/** An empty item goes one level out, or becomes an empty line. */
function endOfMarks(line: MarkdownLine, item: MarkdownItem | undefined, text: string): ChangeSpec {
  if (!item) return { from: line.marks.findLast(isQuote)?.from ?? line.from, to: line.to }
  const indentation = outdent(item, line, text)
  return indentation.from < indentation.to ? indentation : { from: item.marker.from, to: line.to }
}

const isQuote = ({ kind }: MarkdownLine['marks'][number]) => kind === 'quote'

/** Backspace after the mark at the beginning of a line takes the mark away. */
export const removeMark: StateCommand = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main
  const line = lineAt(state, head)
  const mark = line.marks.findLast(({ kind }) => kind !== 'closing')
  if (!empty || !mark || head !== line.content || head < mark.to) return false
  if (!isText(line) && line.kind !== 'heading') return false
  const { from } = mark.kind === 'task' && line.item ? line.item.marker : mark
  dispatch(oneStep(state, { changes: { from, to: line.content } }))
  return true
}

/** Tab in a list makes the items sub-items of the one before. Elsewhere it moves the focus. */
export const indentItems: StateCommand = ({ state, dispatch }) => {
  const { lines, text } = readingOf(state)
  const before = lines[state.doc.lineAt(state.selection.main.from).number - 2]
  const items = selectedLines(state).map((line) => itemOf(line, text))
  if (!before || before.lists === 0) return false
  const changes = items.flatMap((item) => (item ? indented(item) : []))
  if (items.includes(undefined)) return false
  dispatch(numbered(state, { changes }))
  return true
}

/** Below a text, a list of numbers begins with 1, or it isn't one. */
function indented(item: MarkdownItem): ChangeSpec[] {
  const { from, to } = item.marker
  const indentation = { from, insert: ' '.repeat(widthOf(item)) }
  return item.ordered ? [indentation, { from, to: to - 1, insert: '1' }] : [indentation]
}

/** Shift+Tab moves the items one level out. */
export const outdentItems: StateCommand = ({ state, dispatch }) => {
  const { text } = readingOf(state)
  const changes = selectedLines(state)
    .map((line) => {
      const item = itemOf(line, text)
      return item ? outdent(item, line, text) : { from: line.from, to: line.from }
    })
    .filter(({ from, to }) => from < to)
  if (changes.length === 0) return false
  dispatch(numbered(state, { changes }))
  return true
}

/** The indentation that makes a line a sub-item. */
const widthOf = ({ marker }: MarkdownItem) => marker.to - marker.from + 1

/** The part of the indentation that makes an item a sub-item; empty if it's none. */
function outdent(item: MarkdownItem, line: MarkdownLine, text: string) {
  const to = item.marker.from
  const before = text.slice(line.from, to)
  const blanks = before.length - before.trimEnd().length
  // The blank after `>` belongs to the quote.
  const indentation = line.quotes > 0 ? Math.max(0, blanks - 1) : blanks
  const width = before.endsWith('\t') ? 1 : widthOf(item)
  return { from: to - Math.min(indentation, width), to }
}
