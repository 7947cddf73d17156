import { isolateHistory } from '@codemirror/commands'
import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state'

/** A change that is one step of undo on its own. */
export function oneStep(state: EditorState, ...specs: TransactionSpec[]): Transaction {
  return state.update(...specs, {
    annotations: isolateHistory.of('full'),
    userEvent: 'input.format',
    scrollIntoView: true,
  })
}
