import type { ChangeSpec, EditorState, Transaction, TransactionSpec } from '@codemirror/state'
import { readingOf } from '../format/reading.ts'
import { oneStep } from './one-step.ts'

/** A change, after which the numbers of the list at the caret count on from its first. */
export function numbered(state: EditorState, spec: TransactionSpec): Transaction {
  const changed = state.update(spec)
  const more = changed.state.changes(numberChanges(changed.state))
  return oneStep(state, {
    changes: changed.changes.compose(more),
    selection: changed.state.selection.map(more),
  })
}

/** Siblings have the same prefix; what is between them is indented further. */
function numberChanges(state: EditorState): ChangeSpec[] {
  const { lines, text } = readingOf(state)
  const at = state.doc.lineAt(state.selection.main.head).number - 1
  const here = lines[at]
  if (!here?.item?.ordered) return []
  const depthOf = (index: number) => {
    const line = lines[index]
    if (!line || (line.lists === 0 && line.kind !== 'blank')) return undefined
    return line.item ? line.item.marker.from - line.from : Number.POSITIVE_INFINITY
  }
  const depth = here.item.marker.from - here.from
  const isPart = (index: number) => (depthOf(index) ?? -1) >= depth
  let first = at
  while (isPart(first - 1)) first -= 1
  const changes: ChangeSpec[] = []
  let number: number | undefined
  for (let index = first; isPart(index); index += 1) {
    const item = lines[index]?.item
    if (!item || depthOf(index) !== depth) continue
    if (!item.ordered) break
    number = number === undefined ? item.number : number + 1
    const sign = text[item.marker.to - 1]
    if (item.number !== number) changes.push({ ...item.marker, insert: `${number}${sign}` })
  }
  return changes
}
