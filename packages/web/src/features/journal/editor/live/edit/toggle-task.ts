import type { EditorState, StateCommand, Transaction } from '@codemirror/state'
import { lineAt, readingOf } from '../format/reading.ts'
import { oneStep } from './one-step.ts'

/** Checks or unchecks the task on the line at an offset. */
export function taskToggled(state: EditorState, offset: number): Transaction | undefined {
  const box = lineAt(state, offset).item?.box
  if (!box) return undefined
  const insert = readingOf(state).text[box.from + 1] === ' ' ? 'x' : ' '
  return oneStep(state, {
    changes: { from: box.from + 1, to: box.from + 2, insert },
    scrollIntoView: false,
  })
}

export const toggleTask: StateCommand = ({ state, dispatch }) => {
  const toggled = taskToggled(state, state.selection.main.head)
  if (toggled) dispatch(toggled)
  return toggled !== undefined
}
