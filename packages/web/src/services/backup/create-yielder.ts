/** The longest time work may block the event loop. */
const MAX_BLOCK_MS = 12

/** Yields to the event loop now and then, and throws once the work is aborted. */
export function createYielder(signal?: AbortSignal): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    signal?.throwIfAborted()
    if (performance.now() - began < MAX_BLOCK_MS) return undefined
    return nextTask().then(() => {
      began = performance.now()
      signal?.throwIfAborted()
    })
  }
}

/** A message instead of a timer, because a hidden page's timers are throttled to one per second. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
