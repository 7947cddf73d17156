import { TransferFailure } from '#device/transfer/transfer-failure.ts'
import type { TransferAnswer, TransferProgress, TransferRequest } from './transfer-messages.ts'

interface Options {
  readonly onProgress?: (progress: TransferProgress) => void
  /** Aborts at once, even in the middle of deriving the key. */
  readonly signal?: AbortSignal
}

/** The subset of a worker in use. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<TransferAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(request: TransferRequest): void
  terminate(): void
}

const startWorker = (): WorkerPort =>
  new Worker(new URL('./transfer-worker.ts', import.meta.url), { type: 'module' })

/** Encrypts or opens a file in a worker. Throws `TransferFailure`, or the abort reason. */
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
