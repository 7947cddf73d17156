import type { EditorState } from '@codemirror/state'
import type { MarkdownLine } from '@daywell/core/markdown'
import { readingOf } from '../format/reading.ts'

/** The lines of the selection, or the caret's. A selection that ends before a line leaves it out. */
export function selectedLines(state: EditorState): MarkdownLine[] {
  const { from, to } = state.selection.main
  const { lines } = readingOf(state)
  const first = state.doc.lineAt(from).number - 1
  const last = state.doc.lineAt(to)
  const end = last.from === to && to > from ? last.number - 1 : last.number
  return lines.slice(first, end)
}
