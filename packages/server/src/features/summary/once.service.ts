import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#app-error.ts'
import type { Database } from '#database/index.ts'
import { acquireLease, releaseLease, renewLease } from '#leases/lease.store.ts'

/** As long as a client waits for a model. */
const PATIENCE = 60_000
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

/** Has something made by one alone, here and in all other processes; the others get the same. */
export function onceForAll(database: Database, clock: () => number) {
  const underWay = new Map<string, Promise<unknown>>()

  return <T>(wanted: Wanted<T>): Promise<T> => {
    const known = underWay.get(wanted.name) as Promise<T> | undefined
    if (known) return known
    const making = inTurn(wanted).finally(() => underWay.delete(wanted.name))
    underWay.set(wanted.name, making)
    return making
  }

  async function inTurn<T>({ name, find, make }: Wanted<T>): Promise<T> {
    const deadline = performance.now() + PATIENCE
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
