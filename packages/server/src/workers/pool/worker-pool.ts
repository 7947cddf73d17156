import { FairQueue, type InLine } from '#concurrency/fair-queue.ts'
import type { Foreground } from '#concurrency/foreground.ts'
import type { Call, Tasks } from './messages.ts'
import { type WorkBudget, watchBudget } from './work-budget.ts'
import { WorkerFailure } from './worker-failure.ts'
import { startThread, type WorkerThread } from './worker-thread.ts'

interface Options {
  /** Ends the waiting at once, also in the middle of the work. */
  readonly signal?: AbortSignal | undefined
  /** Whose call it is, for fair queuing: a person has one thread at a time. */
  readonly who?: string | undefined
}

export interface WorkerPool<T extends Tasks> {
  /** Has a thread do a task. Throws `WorkerFailure`, or why it was stopped. */
  run<Name extends keyof T & string>(
    task: Name,
    input: Parameters<T[Name]>[0],
    options?: Options,
  ): Promise<Awaited<ReturnType<T[Name]>>>
  /** How many calls wait for a thread. */
  readonly waiting: number
  /** Ends all threads; calls under way fail. */
  close(): Promise<void>
}

interface Limits extends Patience {
  readonly size: number
  /** A thread remembers every word that it meets; after so many calls a fresh one takes its place. */
  readonly callsEach: number
  /** For the same reason one that has nothing to do ends after so many milliseconds. */
  readonly idle: number
  /** How many calls may wait; a later one would not be answered in time. */
  readonly waiting: number
  /** And how many of one person. */
  readonly waitingEach: number
  /** Room for the words of a language and for the longest text. */
  readonly megabytes: number
  /** A thread, or a process that works as one. */
  readonly start: (script: URL, megabytes: number) => WorkerThread
  /** Learns of each call, where people wait for the calls of this pool. */
  readonly foreground: Foreground | undefined
}

const LIMITS: Limits = {
  size: 2,
  cpuMs: 30_000,
  wallMs: 5 * 60_000,
  grace: 1_000,
  callsEach: 50,
  idle: 60_000,
  waiting: 60,
  waitingEach: 3,
  megabytes: 384,
  start: startThread,
  foreground: undefined,
}

/** A call that waits for a thread, or is with one. */
interface Job extends InLine {
  readonly call: Call
  readonly signal: AbortSignal | undefined
  resolve(output: never): void
  reject(error: unknown): void
}

interface Patience extends WorkBudget {
  /** Milliseconds that a stopped call may run on: a new thread costs more than most calls. */
  readonly grace: number
}

/** A few threads that run one script. The first starts with the first call. */
export function workerPool<T extends Tasks>(
  script: URL,
  given: Partial<Limits> = {},
): WorkerPool<T> {
  const limits = { ...LIMITS, ...given }
  const idle = idleThreads(limits.idle)
  const busy = new Set<WorkerThread>()
  const queue = new FairQueue<Job>()
  let closed = false

  function goOn() {
    if (closed || busy.size >= limits.size) return
    const job = queue.take()
    if (!job) return
    const thread = idle.take() ?? limits.start(script, limits.megabytes)
    busy.add(thread)
    void runJob(job, thread, limits).finally(() => giveBack(thread, job))
    goOn()
  }

  async function giveBack(thread: WorkerThread, { who }: Job) {
    const isSpent = closed || thread.calls >= limits.callsEach
    if (isSpent) await thread.end()
    else if (thread.isAlive) idle.put(thread)
    busy.delete(thread)
    queue.done(who)
    goOn()
  }

  function refusalOf({ who, signal }: Job): unknown {
    if (signal?.aborted) return signal.reason
    if (closed) return new WorkerFailure('The worker threads are closed')
    const isFull = queue.length >= limits.waiting || queue.waitingOf(who) >= limits.waitingEach
    return isFull ? new WorkerFailure('Too many calls are waiting', 'too_many') : undefined
  }

  return {
    run(task, input, { signal, who } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      const job: Job = { call: { task, input }, who: who ?? Symbol(), signal, resolve, reject }
      const refusal = refusalOf(job)
      if (refusal !== undefined) return Promise.reject(refusal)
      const leave = () => queue.leave(job) && reject(signal?.reason)
      signal?.addEventListener('abort', leave)
      queue.add(job)
      goOn()
      const settled = promise.finally(() => signal?.removeEventListener('abort', leave))
      return limits.foreground ? limits.foreground.during(() => settled) : settled
    },
    get waiting() {
      return queue.length
    },
    async close() {
      closed = true
      for (const { reject } of queue.clear())
        reject(new WorkerFailure('The worker threads are closed'))
      await Promise.all([...idle.takeAll(), ...busy].map((thread) => thread.end()))
    },
  }
}

/** Idle threads, with a timeout: what they remember of texts ends with them. */
function idleThreads(longest: number) {
  const waiting = new Map<WorkerThread, NodeJS.Timeout>()

  function end(thread: WorkerThread) {
    waiting.delete(thread)
    void thread.end()
  }

  function takeAll(): WorkerThread[] {
    const all = [...waiting.keys()]
    for (const timer of waiting.values()) clearTimeout(timer)
    waiting.clear()
    return all
  }

  return {
    put(thread: WorkerThread): void {
      waiting.set(thread, setTimeout(end, longest, thread).unref())
    },
    /** The most recently used one, so that the others can expire. */
    take(): WorkerThread | undefined {
      for (const [thread, timer] of [...waiting].reverse()) {
        clearTimeout(timer)
        waiting.delete(thread)
        if (thread.isAlive) return thread
      }
      return undefined
    },
    takeAll,
  }
}

/**
 * Runs a job on a thread. Aborting it returns at once; a job that does not end soon after that, or
 * takes too long, ends with its thread, since nothing else can end it.
 */
async function runJob(job: Job, thread: WorkerThread, patience: Patience): Promise<void> {
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
