/** Milliseconds for which queries may hold the event loop at a stretch. */
const STRETCH_MS = 4

/**
 * SQLite answers at once, so a loop over queries would leave no one else a turn of the event loop.
 * To be asked before each query: yields a macrotask when it is time.
 */
export function shareOfTurns(): () => Promise<void> | undefined {
  let since = performance.now()
  let isOurTurn = false
  return () => {
    if (!isOurTurn) {
      isOurTurn = true
      since = performance.now()
      setImmediate(() => {
        isOurTurn = false
      })
    }
    return performance.now() - since < STRETCH_MS ? undefined : new Promise(setImmediate)
  }
}
