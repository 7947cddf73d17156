import { isolateHistory } from '@codemirror/commands'
import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state'

/** The editor's view takes minutes to draw tens of thousands of small changes, but not one large. */
const MAX_CHANGES = 500

/** A change that is one step of undo on its own. */
export function oneStep(state: EditorState, ...specs: TransactionSpec[]): Transaction {
  const step = {
    annotations: isolateHistory.of('full'),
    userEvent: 'input.format',
    scrollIntoView: true,
  }
  const transaction = state.update(...specs, step)
  const joined = joinChanges(transaction)
  if (!joined) return transaction
  return state.update({ changes: joined, selection: transaction.newSelection, ...step })
}

/** The changes as one, if there are many. */
function joinChanges({ changes, newDoc }: Transaction) {
  let count = 0
  let [from, to, newFrom, newTo] = [0, 0, 0, 0]
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    if (count === 0) [from, newFrom] = [fromA, fromB]
    ;[to, newTo] = [toA, toB]
    count += 1
  }, true)
  return count > MAX_CHANGES ? { from, to, insert: newDoc.slice(newFrom, newTo) } : undefined
}
