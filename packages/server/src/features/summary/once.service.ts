import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#app-error.ts'
import type { Database } from '#database/index.ts'
import { acquireLease, releaseLease, renewLease } from '#leases/lease.store.ts'

/** Less than a client waits for (API-17): its person hears the truth instead of a timeout. */
const ANSWER_WITHIN_MS = 50_000
/** How long work is waited for that another process does. */
const WORK_LIMIT_MS = 5 * 60_000

const stillBeingMade = () =>
  new AppError('still_working', {
    sentence: "We're still working on your summary. Please try again in a minute.",
    retryAfter: 20,
  })
/** So long others wait for a process that was killed in the middle. */
const LEASE_MS = 15_000
const RENEWED_EVERY_MS = 5_000

interface Wanted<T> {
  /** The same for whoever wants the same. */
  readonly name: string
  /** What another may have made meanwhile. */
  readonly find: () => Promise<T | undefined>
  readonly make: () => Promise<T>
}

/**
 * Has something made by one alone, here and in all other processes; the others get the same. Where
 * that takes long, because the machine is busy, those who wait are told so; it's made on, and
 * whoever asks again gets it.
 */
export function onceForAll(
  database: Database,
  clock: () => number,
  answerWithinMs = ANSWER_WITHIN_MS,
) {
  const underWay = new Map<string, Promise<unknown>>()

  return <T>(wanted: Wanted<T>): Promise<T> => {
    const known = underWay.get(wanted.name) as Promise<T> | undefined
    if (known) return inTime(known)
    const making = inTurn(wanted).finally(() => underWay.delete(wanted.name))
    underWay.set(wanted.name, making)
    return inTime(making)
  }

  async function inTime<T>(making: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(stillBeingMade()), answerWithinMs)
    return Promise.race([making, late.promise]).finally(() => clearTimeout(timer))
  }

  async function inTurn<T>({ name, find, make }: Wanted<T>): Promise<T> {
    const deadline = performance.now() + WORK_LIMIT_MS
    while (performance.now() < deadline) {
      const found = await find()
      if (found !== undefined) return found
      const turn = await takeTurn(database, name, clock)
      try {
        if (turn) return (await find()) ?? (await make())
      } finally {
        // A turn that cannot be given back runs out by itself.
        await turn?.end().catch(() => {})
      }
      await pause(50 + Math.random() * 100)
    }
    throw new AppError('model_failed')
  }
}

/** Takes a piece of work that several processes may be asked for; undefined where another has it. */
async function takeTurn(database: Database, name: string, clock: () => number) {
  const mine = { name, holder: randomUUID() }
  const term = () => ({ now: clock(), ms: LEASE_MS })
  const { isAcquired } = await acquireLease(database, mine, term())
  if (!isAcquired) return undefined
  const renew = () => renewLease(database, mine, term()).catch(() => {})
  const renewing = setInterval(renew, RENEWED_EVERY_MS).unref()
  return {
    async end(): Promise<void> {
      clearInterval(renewing)
      await releaseLease(database, mine)
    },
  }
}
