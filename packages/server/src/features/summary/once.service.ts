import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#app-error.ts'
import { ANSWER_WITHIN_MS } from '#concurrency/late-answers.ts'
import type { Database } from '#database/index.ts'
import { type Lease, withLease } from '#leases/lease.store.ts'

/** How long to wait for work of another process. */
const WORK_LIMIT_MS = 5 * 60_000

export const stillBeingMade = () =>
  new AppError('still_working', {
    sentence: 'We’re still working on your summary. Please try again in a minute.',
    retryAfter: 20,
  })

interface Wanted<T> {
  /** Equal names are the same work. */
  readonly name: string
  /** What another process may have made since. */
  readonly find: () => Promise<T | undefined>
  /** What it stores is fenced by the lease. */
  readonly make: (lease: Lease) => Promise<T>
}

/**
 * Single flight across all processes: one makes it under a lease, every other caller gets the same
 * result. When that takes too long the caller gets `still_working`; the work continues, and a later
 * call finds its result.
 */
export function onceForAll(
  database: Database,
  clock: () => number,
  answerWithinMs = ANSWER_WITHIN_MS,
) {
  const underWay = new Map<string, Promise<unknown>>()

  return <T>(wanted: Wanted<T>): Promise<T> => {
    const known = underWay.get(wanted.name) as Promise<T> | undefined
    if (known) return answerInTime(known)
    const making = makeUnderLease(wanted).finally(() => underWay.delete(wanted.name))
    underWay.set(wanted.name, making)
    return answerInTime(making)
  }

  async function answerInTime<T>(making: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(stillBeingMade()), answerWithinMs)
    return Promise.race([making, late.promise]).finally(() => clearTimeout(timer))
  }

  async function makeUnderLease<T>({ name, find, make }: Wanted<T>): Promise<T> {
    const deadline = performance.now() + WORK_LIMIT_MS
    while (performance.now() < deadline) {
      const found = await find()
      if (found !== undefined) return found
      const done = await withLease({ database, clock }, name, async (lease) => {
        return (await find()) ?? make(lease)
      })
      if (done) return done.result
      await pause(50 + Math.random() * 100)
    }
    throw new AppError('model_failed')
  }
}
