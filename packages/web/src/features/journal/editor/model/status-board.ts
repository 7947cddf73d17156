import { emitter } from '#kit/observable/emitter.ts'
import { blankState, type WritingState } from './writing-state.ts'

/** Holds what the screen shows, and tells of a change only where there is one. */
export function statusBoard() {
  const changes = emitter()
  let state: WritingState = blankState
  return {
    state: () => state,
    subscribe: changes.subscribe,
    set(patch: Partial<WritingState>) {
      const names = Object.keys(patch) as (keyof WritingState)[]
      if (names.every((name) => state[name] === patch[name])) return
      state = { ...state, ...patch }
      changes.emit()
    },
  }
}
