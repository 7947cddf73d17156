import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state'
import { type MarkdownLine, plainText, readLines } from '@daywell/core/markdown'
import { lineAt } from '../format/reading.ts'

/**
 * The change that puts Markdown in the place of the selection, so that it's read there as it is on
 * its own. Undefined where that can't be: right next to a letter, for instance, marks would be text.
 */
export function fitMarkdown(state: EditorState, markdown: string): TransactionSpec | undefined {
  const { from, to } = state.selection.main
  const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)]
  const lines = readLines(markdown)
  const start = isEmptyItem(state, lines) ? first.from : from
  const before = state.sliceDoc(first.from, start)
  const after = state.sliceDoc(to, last.to)
  const head = before.trim() !== '' && isMarked(lines[0]) ? '\n' : ''
  const tail = after.trim() !== '' && (isMarked(lines.at(-1)) || head !== '') ? '\n' : ''
  const insert = state.toText(`${head}${markdown}${tail}`)
  const shown = plainText(`${before}${head}${markdown}${tail}${after}`)
  if (!shown.includes(plainText(markdown))) return undefined
  const caret = EditorSelection.cursor(start + insert.length - tail.length)
  return { changes: { from: start, to, insert }, selection: caret }
}

/** Whether a line has marks of its own, such as a heading, or a line of code. */
const isMarked = (line: MarkdownLine | undefined) =>
  line !== undefined && (line.kind !== 'text' || line.quotes > 0 || line.lists > 0)

/** A list that is pasted on an empty item takes its place. */
function isEmptyItem(state: EditorState, pasted: readonly MarkdownLine[]): boolean {
  const { from, empty } = state.selection.main
  const { item, content, to, quotes, lists } = lineAt(state, from)
  const isAlone = item !== undefined && quotes === 0 && lists === 1
  return empty && isAlone && content === to && from === to && pasted[0]?.item !== undefined
}
