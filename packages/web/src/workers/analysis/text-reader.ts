import type { Analysis } from '@daywell/core/analysis'
import type { AnalysisAnswer, AnalysisRequest } from './analysis-messages.ts'

/** Reads texts beside the page. */
export interface TextReader {
  /** Throws `ReadingFailure`, or why it was stopped. */
  analyse(
    texts: readonly string[],
    options?: { readonly signal?: AbortSignal },
  ): Promise<readonly Analysis[]>
  close(): void
}

/** It could not be started, as when it is not on the device yet and there is no network. */
export class ReadingFailure extends Error {
  override readonly name = 'ReadingFailure'
}

/** What is used of a worker. */
export interface ReadingDesk {
  onmessage: ((event: MessageEvent<AnalysisAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(request: AnalysisRequest): void
  terminate(): void
}

const startWorker = (): ReadingDesk =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })

/** A reader of texts. Its worker starts with the first text, and again after it fell. */
export function textReader(start = startWorker): TextReader {
  let desk: ReadingDesk | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  let fail: (reason: unknown) => void = () => undefined

  function end() {
    desk?.terminate()
    desk = undefined
  }

  async function ask(texts: readonly string[], signal?: AbortSignal) {
    signal?.throwIfAborted()
    if (closed) throw new ReadingFailure('The reader is closed')
    desk ??= start()
    const { promise, resolve, reject } = Promise.withResolvers<readonly Analysis[]>()
    fail = (reason) => {
      end()
      reject(reason)
    }
    const stop = () => fail(signal?.reason)
    signal?.addEventListener('abort', stop)
    desk.onmessage = ({ data }) => {
      if (data.kind === 'done') resolve(data.analyses)
      else fail(new ReadingFailure('The texts could not be read'))
    }
    desk.onerror = (event) => {
      event.preventDefault()
      fail(new ReadingFailure('The worker fell'))
    }
    desk.postMessage({ texts })
    return promise.finally(() => signal?.removeEventListener('abort', stop))
  }

  return {
    analyse(texts, { signal } = {}) {
      const answer = last.then(() => ask(texts, signal))
      last = answer.catch(() => undefined)
      return answer
    },
    close() {
      closed = true
      fail(new ReadingFailure('The reader is closed'))
      end()
    },
  }
}
