import { randomUUID } from 'node:crypto'
import type { Database } from '#database/index.ts'
import { acquireLease, leaseTime } from '#leases/lease.store.ts'

/** Periodic background work. */
export interface Job {
  readonly name: string
  /** Milliseconds. */
  readonly every: number
  /** Ends soon after the signal, which aborts when the server stops. */
  run(stopped: AbortSignal): Promise<unknown>
}

export interface JobDeps {
  readonly database: Database
  readonly clock: () => number
  readonly jobs: readonly Job[]
  readonly failed: (name: string, error: unknown) => void
  readonly succeeded?: (name: string) => void
  /** Another process holds the lease. */
  readonly skipped: (name: string) => void
  /** The lease was dated that far past its term and was ignored. */
  readonly ignoredLock: (name: string, aheadMs: number) => void
  /** Milliseconds after the start at which each is tried for the first time. */
  readonly firstAfter: number
}

/**
 * Schedules the jobs until it is stopped. Every process tries each job, and the one that acquires
 * its lease runs it: once per period, whatever the number of processes.
 */
export function startJobs(deps: JobDeps) {
  const { database, clock, jobs, failed, succeeded, skipped, ignoredLock, firstAfter } = deps
  const holder = randomUUID()
  const timers = new Map<Job, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()

  const claim = async ({ name, every }: Job): Promise<boolean> => {
    const lease = { name: `job ${name}`, holder }
    const term = { now: await leaseTime({ database, clock }), ms: every }
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
    /** Starts no more jobs, and resolves when those under way are done. */
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}
