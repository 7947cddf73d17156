import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which calls of the API get their turn. */
const STRETCH = 2

/** To be asked between pieces of work: lets others have the event loop when it is time. */
export function takingTurns(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < STRETCH) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}
