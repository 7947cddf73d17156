import { emitter } from '#kit/observable/emitter.ts'

const changes = emitter()
let count = 0

/**
 * Whether a screen shows the pending code inline. The card stays hidden meanwhile, and appears if
 * that screen is left before the code is acknowledged.
 */
export const shownInPlace = {
  is: () => count > 0,
  subscribe: changes.subscribe,
  /** Returns a function that ends it. */
  begin(): () => void {
    change(1)
    return () => change(-1)
  },
}

function change(by: 1 | -1): void {
  count += by
  changes.emit()
}
