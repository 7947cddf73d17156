import { emitter } from '#kit/observable/emitter.ts'

const changes = emitter()
let count = 0

/**
 * Whether a screen shows the waiting code itself, where it was asked for. The card over the page
 * stays away as long, and comes when that screen is left before the code was put away.
 */
export const shownInPlace = {
  is: () => count > 0,
  subscribe: changes.subscribe,
  /** Answers how to end it. */
  begin(): () => void {
    change(1)
    return () => change(-1)
  },
}

function change(by: 1 | -1): void {
  count += by
  changes.emit()
}
