import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state'
import { isSafeAddress } from '@daywell/core/markdown'
import { spansAt } from '../format/reading.ts'
import { oneStep } from './one-step.ts'

/** The address of the link at the caret. */
export function addressAt(state: EditorState, offset: number): string | undefined {
  return spansAt(state, offset).find(({ address }) => address !== undefined)?.address
}

/** A link in Markdown; brackets in its words and parentheses in its address would end it. */
export function linkTo(words: string, address: string): string {
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29')
  return `[${words.replaceAll(/[[\]]/g, '\\$&')}](${target})`
}

/** Makes the selection a link and puts the caret where its address goes. */
export const makeLink: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection
  if (main.empty) return false
  const words = state.sliceDoc(main.from, main.to)
  if (words.includes('\n')) return false
  const isAddress = isSafeAddress(words.trim())
  const insert = isAddress ? `[](${words.trim()})` : `[${words}]()`
  const caret = isAddress ? main.from + 1 : main.from + insert.length - 1
  const selection = EditorSelection.cursor(caret)
  dispatch(oneStep(state, { changes: { from: main.from, to: main.to, insert }, selection }))
  return true
}

/** Opens a link in a new tab, which learns nothing about this page. */
export function openAddress(address: string): void {
  if (isSafeAddress(address)) window.open(address, '_blank', 'noopener,noreferrer')
}
