import type { ChangeSpec, EditorState, Transaction, TransactionSpec } from '@codemirror/state'
import type { MarkdownItem, MarkdownLine } from '@daywell/core/markdown'
import { readingOf } from '../format/reading.ts'
import { itemOf } from './item-of.ts'
import { oneStep } from './one-step.ts'

/** A change, after which the item at the caret counts on from the one before, and so do the next. */
export function numbered(state: EditorState, spec: TransactionSpec): Transaction {
  const changed = state.update(spec)
  const more = changed.state.changes(numberChanges(changed.state))
  return oneStep(state, {
    changes: changed.changes.compose(more),
    selection: changed.state.selection.map(more),
  })
}

/**
 * Only the next items that counted on before, up to the first that didn't: all other numbers are
 * the person's own, such as a year, or `1.` for every item.
 */
function numberChanges(state: EditorState): ChangeSpec[] {
  const { text, lines } = readingOf(state)
  const at = state.doc.lineAt(state.selection.main.head).number - 1
  const here = lines[at] && itemOf(lines[at], text)
  if (!here?.ordered) return []
  const before = sibling(state, at, -1)
  let number = before?.ordered ? before.number + 1 : here.number
  const changes = here.number === number ? [] : [renamed(here, number, text)]
  for (let index = at; ; ) {
    const next = sibling(state, index, 1)
    if (!next?.ordered || next.number !== number || text[next.marker.from] === '0') return changes
    number += 1
    changes.push(renamed(next, number, text))
    index = next.index
  }
}

function renamed({ marker }: MarkdownItem, number: number, text: string) {
  return { ...marker, insert: `${number}${text[marker.to - 1]}` }
}

/** The next item of the same list above or below; what is indented further is in between. */
function sibling(state: EditorState, from: number, step: 1 | -1) {
  const { lines, text } = readingOf(state)
  const depthOf = (line: MarkdownLine) => (itemOf(line, text)?.marker.from ?? 0) - line.from
  const here = lines[from]
  if (!here) return undefined
  for (let index = from + step; ; index += step) {
    const line = lines[index]
    if (!line || line.kind === 'blank' || line.lists === 0) return undefined
    const item = itemOf(line, text)
    if (!item || depthOf(line) > depthOf(here)) continue
    return depthOf(line) === depthOf(here) ? { ...item, index } : undefined
  }
}
