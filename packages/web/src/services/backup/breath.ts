/** So long may work go on before whoever types or scrolls gets a turn. */
const MAX_MS = 12

/** Lets the page do other things now and then, and ends the work that nobody wants any more. */
export function breath(signal?: AbortSignal): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    signal?.throwIfAborted()
    if (performance.now() - began < MAX_MS) return undefined
    return aTurn().then(() => {
      began = performance.now()
      signal?.throwIfAborted()
    })
  }
}

/** By a message, because the timers of a page that is not looked at wait for a second each. */
function aTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
