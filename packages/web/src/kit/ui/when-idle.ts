/** The timeout, for a page that is never idle. */
const IDLE_TIMEOUT_MS = 3_000

/** Falls back to a timeout where `requestIdleCallback` is missing. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(act, 2000)
    return () => globalThis.clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS })
  return () => window.cancelIdleCallback(idle)
}
