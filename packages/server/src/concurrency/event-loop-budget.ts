/** Milliseconds for which queries may hold the event loop at a stretch. */
export const QUERIES_MS = 4

/**
 * Cooperative yielding: SQLite answers at once, so a loop over queries would never leave the event
 * loop to other calls. Call the result before each piece of work: it yields a macrotask once this
 * one has run for `maxMs`.
 */
export function eventLoopBudget(maxMs: number): () => Promise<void> | undefined {
  let since = performance.now()
  let isSameMacrotask = false
  return () => {
    if (!isSameMacrotask) {
      isSameMacrotask = true
      since = performance.now()
      setImmediate(() => {
        isSameMacrotask = false
      })
    }
    return performance.now() - since < maxMs ? undefined : new Promise(setImmediate)
  }
}
