import type {
  PrepareAnswer,
  PrepareCall,
  Prepared,
  PrepareRefused,
  PrepareRequest,
} from './media-messages.ts'

interface Options {
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Aborts at once, even in the middle of decoding. */
  readonly signal?: AbortSignal | undefined
}

/** Prepares a file in a worker of its own: memory that a bad file took is given back with it. */
export async function runPrepare(
  request: PrepareRequest,
  { onProgress, signal }: Options = {},
): Promise<Prepared | { readonly refused: PrepareRefused }> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./media-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<
    Prepared | { readonly refused: PrepareRefused }
  >()
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  const over = new AbortController()
  const unique = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const call: PrepareCall = { request, aliveLock: `daywell-prepare-${unique}` }
  // A worker that dies, for lack of memory for example, says nothing: its lock is free then.
  const watch = () =>
    navigator.locks
      .request(call.aliveLock, over, () => resolve({ refused: 'not-readable' }))
      .catch(() => {})
  worker.onmessage = ({ data }: MessageEvent<PrepareAnswer>) => {
    if (data.kind === 'alive') watch()
    else if (data.kind === 'progress') onProgress?.(data.done)
    else if (data.kind === 'done') resolve(data.prepared)
    else resolve({ refused: data.why })
  }
  worker.onerror = (event) => {
    event.preventDefault()
    resolve({ refused: 'not-readable' })
  }
  worker.postMessage(call)
  return promise.finally(() => {
    over.abort()
    signal?.removeEventListener('abort', stop)
    worker.terminate()
  })
}
