import { randomUUID } from 'node:crypto'
import type { Database } from '#database/index.ts'
import { acquireLease } from '#leases/lease.store.ts'

/** Work that is done by itself, once in a while. */
export interface Job {
  readonly name: string
  /** Milliseconds. */
  readonly every: number
  /** Comes to its end soon once the signal says that the server stops. */
  run(stopped: AbortSignal): Promise<unknown>
}

export interface JobDeps {
  readonly database: Database
  readonly clock: () => number
  readonly jobs: readonly Job[]
  readonly failed: (name: string, error: unknown) => void
  readonly succeeded?: (name: string) => void
  /** Another process does it this time. */
  readonly skipped: (name: string) => void
  /** The lock was dated so many milliseconds past its time and was ignored. */
  readonly ignoredLock: (name: string, aheadMs: number) => void
  /** How long after the start each is looked at for the first time. */
  readonly firstAfter: number
}

/**
 * Looks after the jobs until it is stopped. Each process looks at each job, and the first one in
 * its time does it: once, whatever the number of processes.
 */
export function startJobs(deps: JobDeps) {
  const { database, clock, jobs, failed, succeeded, skipped, ignoredLock, firstAfter } = deps
  const holder = randomUUID()
  const timers = new Map<Job, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()

  const claim = async ({ name, every }: Job): Promise<boolean> => {
    const lease = { name: `job ${name}`, holder }
    const term = { now: clock(), ms: every }
    const { isAcquired, ignoredMs } = await acquireLease(database, lease, term)
    if (ignoredMs !== undefined) ignoredLock(name, ignoredMs)
    if (!isAcquired) skipped(name)
    return isAcquired
  }
  const look = async (job: Job) => {
    try {
      if (await claim(job)) {
        await job.run(stopping.signal)
        succeeded?.(job.name)
      }
    } catch (error) {
      failed(job.name, error)
    }
    lookAfter(job, job.every)
  }
  const lookAfter = (job: Job, wait: number) => {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      const looking = look(job).finally(() => underWay.delete(looking))
      underWay.add(looking)
    }, wait)
    timers.set(job, timer.unref())
  }

  for (const job of jobs) lookAfter(job, firstAfter)
  return {
    /** Starts nothing more, and resolves when what is under way is done. */
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}
