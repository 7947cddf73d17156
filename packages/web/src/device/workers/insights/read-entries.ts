import type { ChartEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { readingKey } from '#device/local-store/derived/kept-readings.ts'
import type { AnalysisRequest } from '#device/workers/analysis/analysis-messages.ts'
import readerUrl from '#device/workers/analysis/analysis-worker.ts?worker&url'
import type { ReaderPort } from '#device/workers/analysis/text-reader.ts'

/** Changes with every change of the analyzer, down to its weights. */
export const READER = readerUrl

interface Reading {
  /** Ends the worker at once; earlier results stay. */
  readonly signal: AbortSignal
  /** The entries' owner, if the readings should be stored on this device. */
  readonly keepFor?: string | undefined
  readonly onRead: (entries: readonly Entry[], read: readonly ChartEntry[]) => void
  readonly start?: () => ReaderPort
}

/** A batch size that is cloned and read well under a second. */
const BATCH_CHARS = 40_000

const startWorker = (): ReaderPort => new Worker(readerUrl, { type: 'module' })

/** Analyzes entries in a worker, in batches. Throws if the worker fails or crashes. */
export function readEntries(
  entries: readonly Entry[],
  { signal, keepFor: userId, onRead, start = startWorker }: Reading,
): Promise<void> {
  if (entries.length === 0) return Promise.resolve()
  const port = start()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let waiting = entries
  let batch: readonly Entry[] = []
  const keeping = (some: readonly Entry[]) =>
    userId !== undefined && { keep: { userId, by: READER, keys: some.map(readingKey) } }
  const next = () => {
    batch = takeBatch(waiting)
    waiting = waiting.slice(batch.length)
    if (batch.length === 0) resolve()
    else port.postMessage({ texts: [], charts: batch.map(readableOf), ...keeping(batch) })
  }
  const stop = () => {
    // Synchronously: a log-out deletes all readings in the same tick.
    port.terminate()
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop)
  port.onmessage = ({ data }) => {
    if (signal.aborted) return
    if (data.kind === 'failed' || !data.charts)
      return reject(new Error('Couldn’t read the entries'))
    onRead(batch, data.charts)
    next()
  }
  port.onerror = (event) => {
    event.preventDefault()
    reject(new Error('The worker crashed'))
  }
  if (signal.aborted) stop()
  else next()
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    port.terminate()
  })
}

function takeBatch(waiting: readonly Entry[]): readonly Entry[] {
  let size = 0
  const end = waiting.findIndex(({ content }) => {
    size += content.length + 100
    return size > BATCH_CHARS
  })
  return waiting.slice(0, end === -1 ? undefined : end + 1)
}

type Words = NonNullable<AnalysisRequest['charts']>[number]

/** Clones only the fields that are read. */
function readableOf({ _id, title, content, localDate, createdAt, ...entry }: Entry): Words {
  const { timeZone, metadata, mood, hideFromAssistant } = entry
  const when = { localDate, createdAt, timeZone }
  return { _id, title, content, ...when, metadata, mood, hideFromAssistant }
}
