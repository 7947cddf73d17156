import type { EditorState, Extension, Transaction } from '@codemirror/state'
import { EditorView, ViewPlugin } from '@codemirror/view'
import { isSafeAddress } from '@daywell/core/markdown'
import { linkTo } from '../edit/link.ts'
import { oneStep } from '../edit/one-step.ts'
import { lineAt } from '../format/reading.ts'
import { fitMarkdown } from './fit-markdown.ts'
import { htmlReader, loadHtmlReader } from './load-html-reader.ts'

/**
 * What is pasted: formatted text as Markdown, an address on a selection as a link, and all else as
 * it is. With Shift the browser offers plain text only.
 */
export const richPaste: Extension = [
  ViewPlugin.define(() => {
    loadHtmlReader()
    return {}
  }),
  EditorView.domEventHandlers({
    paste({ clipboardData }, view) {
      if (!clipboardData) return false
      const plain = clipboardData.getData('text/plain')
      // The page adds it; the HTML next to a picture is only its address.
      if (plain === '' && clipboardData.files.length > 0) return true
      const pasted = pasteLink(view.state, plain) ?? pasteHtml(view.state, clipboardData, plain)
      if (pasted) view.dispatch(pasted)
      // Without a text, such as for a picture, the editor would still delete the selection.
      const isEmpty = plain === '' && clipboardData.getData('text/uri-list') === ''
      return pasted !== undefined || isEmpty
    },
    // The editor would read files later, when another page may be open.
    drop: ({ dataTransfer }) => (dataTransfer?.files.length ?? 0) > 0,
  }),
]

function pasteLink(state: EditorState, plain: string): Transaction | undefined {
  const { from, to, empty } = state.selection.main
  const words = state.sliceDoc(from, to)
  const address = plain.trim()
  if (empty || words.trim() === '' || words.includes('\n')) return undefined
  if (isCode(state) || !isSafeAddress(address) || isSafeAddress(words.trim())) return undefined
  return oneStep(state, state.replaceSelection(state.toText(linkTo(words, address))))
}

/** Code editors copy HTML only for its colors. */
const SOURCE_CODE = 'vscode-editor-data'

function pasteHtml(
  state: EditorState,
  clipboard: DataTransfer,
  plain: string,
): Transaction | undefined {
  const html = clipboard.getData('text/html')
  if (html === '' || isCode(state) || clipboard.types.includes(SOURCE_CODE)) return undefined
  loadHtmlReader()
  const markdown = htmlReader()?.(html, plain)
  const change = markdown === undefined ? undefined : fitMarkdown(state, markdown)
  return change && oneStep(state, change)
}

const isCode = (state: EditorState) => {
  const { kind } = lineAt(state, state.selection.main.from)
  return kind === 'code' || kind === 'fence'
}
