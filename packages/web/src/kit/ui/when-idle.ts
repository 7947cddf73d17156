/** A page that always has something to do gets to it all the same. */
const LATEST_MS = 3_000

/** Not every browser has `requestIdleCallback`; a while after the start is idle enough. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(act, 2000)
    return () => globalThis.clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(act, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(idle)
}
