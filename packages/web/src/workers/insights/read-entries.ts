import type { ChartEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import type { AnalysisRequest } from '../analysis/analysis-messages.ts'
import type { ReadingDesk } from '../analysis/text-reader.ts'

interface Reading {
  /** Ends the worker at once; what was read before stays read. */
  readonly signal: AbortSignal
  readonly onRead: (entries: readonly Entry[], read: readonly ChartEntry[]) => void
  readonly start?: () => ReadingDesk
}

/** So many characters are copied and read well under a second. */
const AT_ONCE = 40_000

const startWorker = (): ReadingDesk =>
  new Worker(new URL('../analysis/analysis-worker.ts', import.meta.url), { type: 'module' })

/** Reads entries beside the page, some at a time. Throws where the worker could not, or fell. */
export function readEntries(
  entries: readonly Entry[],
  { signal, onRead, start = startWorker }: Reading,
): Promise<void> {
  if (entries.length === 0) return Promise.resolve()
  const desk = start()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let waiting = entries
  let batch: readonly Entry[] = []
  const next = () => {
    batch = takeBatch(waiting)
    waiting = waiting.slice(batch.length)
    if (batch.length === 0) resolve()
    else desk.postMessage({ texts: [], charts: batch.map(wordsOf) })
  }
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  desk.onmessage = ({ data }) => {
    if (signal.aborted) return
    if (data.kind === 'failed' || !data.charts)
      return reject(new Error('The entries could not be read'))
    onRead(batch, data.charts)
    next()
  }
  desk.onerror = (event) => {
    event.preventDefault()
    reject(new Error('The worker fell'))
  }
  if (signal.aborted) stop()
  else next()
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    desk.terminate()
  })
}

function takeBatch(waiting: readonly Entry[]): readonly Entry[] {
  let size = 0
  const end = waiting.findIndex(({ content }) => {
    size += content.length + 100
    return size > AT_ONCE
  })
  return waiting.slice(0, end === -1 ? undefined : end + 1)
}

type Words = NonNullable<AnalysisRequest['charts']>[number]

/** Only what is read is copied. */
function wordsOf({ _id, title, content, localDate, createdAt, ...entry }: Entry): Words {
  const { timeZone, metadata, mood, hideFromAssistant } = entry
  const when = { localDate, createdAt, timeZone }
  return { _id, title, content, ...when, metadata, mood, hideFromAssistant }
}
