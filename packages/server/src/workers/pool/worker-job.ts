import type { InLine } from '#concurrency/fair-queue.ts'
import type { Call } from './messages.ts'
import { type WorkBudget, watchBudget } from './work-budget.ts'
import type { WorkerThread } from './worker-thread.ts'

/** A call that waits for a thread, or is with one. */
export interface Job extends InLine {
  readonly call: Call
  readonly signal: AbortSignal | undefined
  resolve(output: never): void
  reject(error: unknown): void
}

export interface Patience extends WorkBudget {
  /** Milliseconds that a stopped call may run on: a new thread costs more than most calls. */
  readonly grace: number
}

/**
 * Runs a job on a thread. Aborting it returns at once; a job that does not end soon after that, or
 * takes too long, ends with its thread, since nothing else can end it.
 */
export async function runJob(job: Job, thread: WorkerThread, patience: Patience): Promise<void> {
  const { call, signal, resolve, reject } = job
  const end = () => void thread.end()
  const unwatch = watchBudget(thread, patience, end)
  let soon: NodeJS.Timeout | undefined
  const stop = () => {
    reject(signal?.reason)
    soon = setTimeout(end, patience.grace)
  }
  signal?.addEventListener('abort', stop)
  try {
    resolve((await thread.call(call)) as never)
  } catch (error) {
    reject(error)
  } finally {
    unwatch()
    clearTimeout(soon)
    signal?.removeEventListener('abort', stop)
  }
}
