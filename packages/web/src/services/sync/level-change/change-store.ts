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

/** A level change's state, and its effects, run in order. */
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
    const isSame = JSON.stringify(shown) === JSON.stringify(state)
    shown = state
    if (!isSame) changes.emit()
  }
  const dispatch = (event: ChangeEvent) => {
    if (closed) return
    const { state: next, effects } = changeStep(state, event, random)
    // The end is published only after its effects: the level applies, and its record is gone.
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
    /** The state, for the runner. */
    state: () => state,
    /** The progress a person sees. */
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
