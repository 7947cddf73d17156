import type { AskAnswer } from '@daywell/core/ask'
import type { AskHere } from './ask-worker.ts'

/** Answers a question in a worker in this browser; the worker and its data go with the answer. */
export function askHere(asked: AskHere, signal: AbortSignal): Promise<AskAnswer> {
  if (signal.aborted) return Promise.reject(signal.reason)
  const { promise, resolve, reject } = Promise.withResolvers<AskAnswer>()
  const worker = new Worker(new URL('./ask-worker.ts', import.meta.url), { type: 'module' })
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  worker.onmessage = ({ data }: MessageEvent<AskAnswer>) => resolve(data)
  worker.onerror = (event) => {
    event.preventDefault()
    reject(new Error('The worker crashed'))
  }
  worker.postMessage(asked)
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    worker.terminate()
  })
}
