import type { EditorState, Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isSafeAddress, plainText } from '@daywell/core/markdown'
import { linkTo } from '../edit/link.ts'
import { oneStep } from '../edit/one-step.ts'
import { lineAt } from '../format/reading.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

/**
 * What is pasted: formatted text as Markdown, an address on a selection as a link, and all else as
 * it is. With Shift the browser offers plain text only.
 */
export const richPaste: Extension = EditorView.domEventHandlers({
  paste({ clipboardData }, view) {
    if (!clipboardData) return false
    const plain = clipboardData.getData('text/plain')
    const pasted =
      pasteLink(view.state, plain) ??
      pasteHtml(view.state, clipboardData.getData('text/html'), plain)
    if (pasted) view.dispatch(pasted)
    // Without a text, such as for a picture, the editor would still delete the selection.
    const isEmpty = plain === '' && clipboardData.getData('text/uri-list') === ''
    return pasted !== undefined || isEmpty
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
  return insert(state, linkTo(words, address))
}

function pasteHtml(state: EditorState, html: string, plain: string): Transaction | undefined {
  if (html === '' || isCode(state)) return undefined
  const markdown = readHtml(html)
  // Where a word would be missing, the plain text is pasted.
  const isWhole = markdown !== undefined && lettersIn(plainText(markdown)) >= lettersIn(plain)
  return isWhole ? insert(state, markdown) : undefined
}

function readHtml(html: string): string | undefined {
  try {
    return htmlToMarkdown(html)
  } catch {
    return undefined
  }
}

const lettersIn = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').length

const isCode = (state: EditorState) => {
  const { kind } = lineAt(state, state.selection.main.from)
  return kind === 'code' || kind === 'fence'
}

const insert = (state: EditorState, text: string) =>
  oneStep(state, state.replaceSelection(state.toText(text)))
