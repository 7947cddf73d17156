import type { Tasks } from './messages.ts'
import { WorkerFailure } from './worker-failure.ts'
import { type Job, runJob } from './worker-job.ts'
import { startThread, type WorkerThread } from './worker-thread.ts'

interface Options {
  /** Ends the work at once, also in the middle of it. */
  readonly signal?: AbortSignal | undefined
}

export interface WorkerPool<T extends Tasks> {
  /** Has a thread do a task. Throws `WorkerFailure`, or why it was stopped. */
  run<Name extends keyof T & string>(
    task: Name,
    input: Parameters<T[Name]>[0],
    options?: Options,
  ): Promise<Awaited<ReturnType<T[Name]>>>
  /** Ends all threads; calls under way fail. */
  close(): Promise<void>
}

interface Limits {
  readonly size: number
  /** Milliseconds that one call may take. */
  readonly longest: number
  /** A thread remembers every word that it meets; after so many calls a fresh one takes its place. */
  readonly callsEach: number
  /** How many calls may wait; whoever came later would not be answered in time. */
  readonly waiting: number
  /** Room for the words of a language and for the longest text. */
  readonly megabytes: number
}

const LIMITS: Limits = {
  size: 2,
  longest: 30_000,
  callsEach: 1000,
  waiting: 500,
  megabytes: 384,
}

/** A few threads that run one script. The first starts with the first call. */
export function workerPool<T extends Tasks>(
  script: URL,
  limits: Partial<Limits> = {},
): WorkerPool<T> {
  const { size, longest, callsEach, waiting, megabytes } = { ...LIMITS, ...limits }
  const idle: WorkerThread[] = []
  const busy = new Set<WorkerThread>()
  const queue: Job[] = []
  let closed = false

  function freeThread(): WorkerThread | undefined {
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (thread.isAlive) return thread
    return busy.size < size ? startThread(script, megabytes) : undefined
  }

  function goOn() {
    const thread = queue.length > 0 ? freeThread() : undefined
    const job = thread && queue.shift()
    if (!thread || !job) return
    busy.add(thread)
    void runJob(job, thread, longest).finally(() => giveBack(thread))
    goOn()
  }

  function giveBack(thread: WorkerThread) {
    busy.delete(thread)
    if (closed || thread.calls >= callsEach) void thread.end()
    else if (thread.isAlive) idle.push(thread)
    goOn()
  }

  return {
    run(task, input, { signal } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      const job: Job = { call: { task, input }, signal, resolve, reject }
      const leave = () => {
        const at = queue.indexOf(job)
        if (at >= 0) reject(queue.splice(at, 1)[0]?.signal?.reason)
      }
      if (signal?.aborted) reject(signal.reason)
      else if (closed) reject(new WorkerFailure('The worker threads are closed'))
      else if (queue.length >= waiting) reject(new WorkerFailure('Too many calls wait'))
      else {
        signal?.addEventListener('abort', leave)
        queue.push(job)
        goOn()
      }
      return promise.finally(() => signal?.removeEventListener('abort', leave))
    },
    async close() {
      closed = true
      for (const { reject } of queue.splice(0))
        reject(new WorkerFailure('The worker threads are closed'))
      await Promise.all([...idle, ...busy].map((thread) => thread.end()))
    },
  }
}
