import type { Call } from './messages.ts'
import type { WorkerThread } from './worker-thread.ts'

/** A call that waits for a thread, or is with one. */
export interface Job {
  readonly call: Call
  readonly signal: AbortSignal | undefined
  resolve(output: never): void
  reject(error: unknown): void
}

/** Has a thread do a job. What is stopped or takes too long ends with its thread: nothing else can. */
export async function runJob(job: Job, thread: WorkerThread, longest: number): Promise<void> {
  const { call, signal, resolve, reject } = job
  const stop = () => void thread.end()
  const tooLong = setTimeout(stop, longest)
  signal?.addEventListener('abort', stop)
  try {
    resolve((await thread.call(call)) as never)
  } catch (error) {
    reject(signal?.aborted ? signal.reason : error)
  } finally {
    clearTimeout(tooLong)
    signal?.removeEventListener('abort', stop)
  }
}
