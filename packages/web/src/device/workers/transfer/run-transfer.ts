import { TransferFailure } from '#device/transfer/transfer-failure.ts'
import type { TransferAnswer, TransferProgress, TransferRequest } from './transfer-messages.ts'

interface Options {
  readonly onProgress?: (progress: TransferProgress) => void
  /** Stops the work at once, also in the middle of making the key. */
  readonly signal?: AbortSignal
}

/** What is used of a worker. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<TransferAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(request: TransferRequest): void
  terminate(): void
}

const startWorker = (): WorkerPort =>
  new Worker(new URL('./transfer-worker.ts', import.meta.url), { type: 'module' })

/** Encrypts or opens a file beside the page. Throws `TransferFailure`, or why it was stopped. */
export async function runTransfer(
  request: TransferRequest,
  { onProgress, signal }: Options = {},
  start = startWorker,
): Promise<Blob> {
  signal?.throwIfAborted()
  const worker = start()
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  worker.onmessage = ({ data }) => {
    if (data.kind === 'progress') onProgress?.(data.progress)
    else if (data.kind === 'done') resolve(data.content)
    else reject(new TransferFailure(data.reason))
  }
  worker.onerror = (event) => {
    event.preventDefault()
    reject(new TransferFailure('failed'))
  }
  worker.postMessage(request)
  return promise.finally(() => {
    signal?.removeEventListener('abort', stop)
    worker.terminate()
  })
}
