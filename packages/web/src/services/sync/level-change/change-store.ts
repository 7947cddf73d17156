import {
  type ChangeEffect,
  type ChangeEvent,
  type ChangeState,
  changeStep,
  noChange,
} from '@daywell/core/privacy'
import { emitter } from '#kit/observable/emitter.ts'
import { retryAfterOf } from '#services/sync/failed-because.ts'
import { troubleOf } from './trouble.ts'

export type ChangeStore = ReturnType<typeof createChangeStore>

/** Where a change stands, and what that leads to: one effect after the other, in their order. */
export function createChangeStore(
  random: () => number,
  perform: (effect: ChangeEffect) => Promise<void> | void,
) {
  const changes = emitter()
  let state: ChangeState = noChange
  let shown = state
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  const show = () => {
    const said = JSON.stringify(shown) === JSON.stringify(state)
    shown = state
    if (!said) changes.emit()
  }
  const dispatch = (event: ChangeEvent) => {
    if (closed) return
    const { state: next, effects } = changeStep(state, event, random)
    // That it is over is said once it is: the level holds, and the note of it is gone.
    const isEnd = next.ended !== null && state.ended === null
    state = next
    if (!isEnd) show()
    if (effects.length > 0) queue = queue.then(() => performAll(effects)).then(show)
  }
  const fail = (error: unknown) =>
    dispatch({ type: 'failed', why: troubleOf(error), ...retryAfterOf(error) })
  const performAll = async (effects: readonly ChangeEffect[]) => {
    try {
      for (const effect of effects) if (!closed) await perform(effect)
    } catch (error) {
      fail(error)
    }
  }
  return {
    /** Where it stands, for the runner. */
    state: () => state,
    /** What a person is told of it. */
    shown: () => shown,
    subscribe: changes.subscribe,
    dispatch,
    fail,
    isClosed: () => closed,
    close() {
      closed = true
    },
  }
}
