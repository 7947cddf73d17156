import type { Analysis } from '@daywell/core/analysis'
import type {
  AnalysisAnswer,
  AnalysisRequest,
  MadeSummary,
  ReplyMade,
  ReplyRequest,
  SummaryRequest,
} from './analysis-messages.ts'

/** Analyzes texts in a worker. */
export interface TextReader {
  /** Throws `ReadingFailure`, or the abort reason. */
  analyse(
    texts: readonly string[],
    options?: { readonly signal?: AbortSignal },
  ): Promise<readonly Analysis[]>
  /** Summarizes some days; throws the same. */
  sumUp(request: SummaryRequest, options?: { readonly signal?: AbortSignal }): Promise<MadeSummary>
  /** The assistant's reply to a message; throws the same. */
  reply(request: ReplyRequest, options?: { readonly signal?: AbortSignal }): Promise<ReplyMade>
  close(): void
}

/** The worker couldn't start, for example offline and not cached yet. */
export class ReadingFailure extends Error {
  override readonly name = 'ReadingFailure'
}

/** The subset of a worker in use. */
export interface ReaderPort {
  onmessage: ((event: MessageEvent<AnalysisAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(request: AnalysisRequest): void
  terminate(): void
}

type Done = Extract<AnalysisAnswer, { readonly kind: 'done' }>

const startWorker = (): ReaderPort =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })

/** Starts its worker with the first text, and again after a crash. */
export function textReader(start = startWorker): TextReader {
  let port: ReaderPort | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  let fail: (reason: unknown) => void = () => undefined

  function end() {
    port?.terminate()
    port = undefined
  }

  async function ask(request: AnalysisRequest, signal?: AbortSignal): Promise<Done> {
    signal?.throwIfAborted()
    if (closed) throw new ReadingFailure('The reader is closed')
    port ??= start()
    const { promise, resolve, reject } = Promise.withResolvers<Done>()
    fail = (reason) => {
      end()
      reject(reason)
    }
    const stop = () => fail(signal?.reason)
    signal?.addEventListener('abort', stop)
    port.onmessage = ({ data }) => {
      if (data.kind === 'done') resolve(data)
      else fail(new ReadingFailure('Couldn’t read the texts'))
    }
    port.onerror = (event) => {
      event.preventDefault()
      fail(new ReadingFailure('The worker crashed'))
    }
    port.postMessage(request)
    return promise.finally(() => signal?.removeEventListener('abort', stop))
  }

  function enqueue(request: AnalysisRequest, signal?: AbortSignal): Promise<Done> {
    const answer = last.then(() => ask(request, signal))
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    analyse: async (texts, { signal } = {}) => (await enqueue({ texts }, signal)).analyses,
    async sumUp(request, { signal } = {}) {
      const { summary } = await enqueue({ texts: [], summary: request }, signal)
      if (!summary) throw new ReadingFailure('Couldn’t make the summary')
      return summary
    },
    async reply(request, { signal } = {}) {
      const { reply } = await enqueue({ texts: [], reply: request }, signal)
      if (reply === undefined) throw new ReadingFailure('Couldn’t make the reply')
      return reply
    },
    close() {
      closed = true
      fail(new ReadingFailure('The reader is closed'))
      end()
    },
  }
}
