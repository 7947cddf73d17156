import type { EditorState, Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isSafeAddress } from '@daywell/core/markdown'
import { linkTo } from '../edit/link.ts'
import { oneStep } from '../edit/one-step.ts'
import { lineAt } from '../format/reading.ts'

/** An address that is pasted on a selection makes it a link; all else is pasted as it is. */
export const linkPaste: Extension = EditorView.domEventHandlers({
  paste({ clipboardData }, view) {
    if (!clipboardData) return false
    const plain = clipboardData.getData('text/plain')
    // Without a text, such as for a picture, the editor would still delete the selection.
    if (plain === '' && clipboardData.getData('text/uri-list') === '') return true
    const pasted = pasteLink(view.state, plain)
    if (!pasted) return false
    view.dispatch(pasted)
    return true
  },
  // The editor would read files later, when another page may be open.
  drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0,
})

function pasteLink(state: EditorState, plain: string): Transaction | undefined {
  const { from, to, empty } = state.selection.main
  const words = state.sliceDoc(from, to)
  const address = plain.trim()
  if (empty || words.trim() === '' || words.includes('\n')) return undefined
  if (isCode(state) || !isSafeAddress(address) || isSafeAddress(words.trim())) return undefined
  return oneStep(state, state.replaceSelection(state.toText(linkTo(words, address))))
}

const isCode = (state: EditorState) => {
  const { kind } = lineAt(state, state.selection.main.from)
  return kind === 'code' || kind === 'fence'
}
