/** Too much work waits already, or this piece has waited for too long. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
  constructor() {
    super('Too many tasks are waiting')
  }
}

export interface SemaphoreLimits {
  readonly maxRunning: number
  readonly maxWaiting: number
  /** The caller has given up by then. */
  readonly maxWaitMs: number
}

/** Bounds how much work may wait at once on behalf of the same address or account. */
export interface Share {
  readonly name: string
  readonly maxWaiting: number
}

export type RunLimited = <T>(shares: readonly Share[], work: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly since: number
  go(): void
  giveUp(): void
}

/**
 * A semaphore with a bounded FIFO queue. A share bounds its own part of the queue, so that no single
 * client can fill it.
 */
export function createSemaphore(
  limits: SemaphoreLimits,
  clock = () => performance.now(),
): RunLimited {
  const queue: Waiting[] = []
  const waitingFor = new Map<string, number>()
  let running = 0

  return async (shares, work) => {
    if (running < limits.maxRunning) running += 1
    else await waitForSlot(shares)
    try {
      return await work()
    } finally {
      // The next one takes the slot over directly, so that a new call can't slip in between.
      const next = takeNext()
      if (next) next.go()
      else running -= 1
    }
  }

  async function waitForSlot(shares: readonly Share[]): Promise<void> {
    const isFull = ({ name, maxWaiting }: Share) => (waitingFor.get(name) ?? 0) >= maxWaiting
    if (queue.length >= limits.maxWaiting || shares.some(isFull)) throw new TooBusy()
    count(shares, 1)
    try {
      await new Promise<void>((resolve, reject) => {
        queue.push({ since: clock(), go: resolve, giveUp: () => reject(new TooBusy()) })
      })
    } finally {
      count(shares, -1)
    }
  }

  function takeNext(): Waiting | undefined {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (clock() - next.since <= limits.maxWaitMs) return next
      next.giveUp()
    }
    return undefined
  }

  function count(shares: readonly Share[], more: number): void {
    for (const { name } of shares) {
      const now = (waitingFor.get(name) ?? 0) + more
      if (now > 0) waitingFor.set(name, now)
      else waitingFor.delete(name)
    }
  }
}
