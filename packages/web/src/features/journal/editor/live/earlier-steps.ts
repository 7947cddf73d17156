import { isolateHistory } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'
import { changeBetween } from './text-change.ts'

/** Applies earlier texts one after the other, so that each can be undone. */
export function replaySteps(start: EditorState, texts: readonly string[]): EditorState {
  return texts.reduce((state, text) => {
    const before = state.doc.toString()
    if (before === text) return state
    const annotations = isolateHistory.of('full')
    return state.update({ changes: changeBetween(before, text), annotations }).state
  }, start)
}
