import { history, undo } from '@codemirror/commands'
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'

/**
 * What a command makes of a text. `‹` and `›` are around the selection; `|` is the caret. Undefined
 * if the command doesn't act.
 */
export function after(marked: string, command: StateCommand): string | undefined {
  const before = stateOf(marked)
  const state = run(before, command)
  if (!state) return undefined
  const undone = run(state, undo)
  if (undone?.doc.toString() !== before.doc.toString()) throw new Error('Not one step of undo')
  return shown(state)
}

function stateOf(marked: string): EditorState {
  const doc = marked.replaceAll(/[‹›|]/g, '')
  const caret = marked.indexOf('|')
  const selection =
    caret >= 0
      ? EditorSelection.single(caret)
      : EditorSelection.single(marked.indexOf('‹'), marked.indexOf('›') - 1)
  return EditorState.create({ doc, selection, extensions: history() })
}

function run(state: EditorState, command: StateCommand): EditorState | undefined {
  let next: EditorState | undefined
  const dispatch = (transaction: { state: EditorState }) => {
    next = transaction.state
  }
  return command({ state, dispatch }) ? next : undefined
}

function shown(state: EditorState): string {
  const text = state.doc.toString()
  const { from, to, empty } = state.selection.main
  if (empty) return `${text.slice(0, from)}|${text.slice(from)}`
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`
}
