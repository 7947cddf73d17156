import type { AskAnswer, AskedEntry } from '@daywell/core/ask'
import type { AskHere } from './ask-worker.ts'

/** Answers a question by words, in this browser; what it was given is forgotten with its end. */
export function askHere(
  question: string,
  entries: readonly AskedEntry[],
  signal: AbortSignal,
): Promise<AskAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<AskAnswer>()
  const worker = new Worker(new URL('./ask-worker.ts', import.meta.url), { type: 'module' })
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  worker.onmessage = ({ data }: MessageEvent<AskAnswer>) => resolve(data)
  worker.onerror = (event) => {
    event.preventDefault()
    reject(new Error('The worker fell'))
  }
  worker.postMessage({ question, entries } satisfies AskHere)
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    worker.terminate()
  })
}
