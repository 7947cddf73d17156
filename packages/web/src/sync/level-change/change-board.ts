import {
  type ChangeEffect,
  type ChangeEvent,
  type ChangeState,
  changeStep,
  noChange,
} from '@daywell/core/privacy'
import { retryAfterOf } from '#sync/failed-because.ts'
import { troubleOf } from './trouble.ts'

export type ChangeBoard = ReturnType<typeof changeBoard>

/** Where a change stands, and what that leads to: one effect after the other, in their order. */
export function changeBoard(
  random: () => number,
  perform: (effect: ChangeEffect) => Promise<void> | void,
) {
  const listeners = new Set<() => void>()
  let state: ChangeState = noChange
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  const show = (next: ChangeState) => {
    const said = JSON.stringify(state) === JSON.stringify(next)
    state = next
    if (!said) for (const listener of [...listeners]) listener()
  }
  const happen = (event: ChangeEvent) => {
    if (closed) return
    const { state: next, effects } = changeStep(state, event, random)
    show(next)
    if (effects.length > 0) queue = queue.then(() => performAll(effects))
  }
  const fail = (error: unknown) =>
    happen({ type: 'failed', why: troubleOf(error), ...retryAfterOf(error) })
  const performAll = async (effects: readonly ChangeEffect[]) => {
    try {
      for (const effect of effects) if (!closed) await perform(effect)
    } catch (error) {
      fail(error)
    }
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    happen,
    fail,
    isClosed: () => closed,
    close() {
      closed = true
    },
  }
}
