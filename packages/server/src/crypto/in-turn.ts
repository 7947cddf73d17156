/** So many already wait, or this one has waited so long, that to wait on would be in vain. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
  constructor() {
    super('Too much of this work is waiting')
  }
}

export interface Room {
  readonly atOnce: number
  readonly waiting: number
  /** Milliseconds after which nobody waits for the answer any more. */
  readonly patience: number
}

/** What a piece of work is done for, and how much of what is done for the same may wait at once. */
export interface Share {
  readonly name: string
  readonly waiting: number
}

export type InTurn = <T>(shares: readonly Share[], work: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly since: number
  go(): void
  giveUp(): void
}

/**
 * Runs so many pieces of work at once and lets the rest wait, first come, first served. Nobody can
 * take the places of all the others, since only so many can wait for the same share.
 */
export function inTurn(room: Room, clock = () => performance.now()): InTurn {
  const queue: Waiting[] = []
  const waitingFor = new Map<string, number>()
  let running = 0

  return async (shares, work) => {
    if (running < room.atOnce) running += 1
    else await turn(shares)
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over, so that nobody who comes now can slip in between.
      const next = nextOne()
      if (next) next.go()
      else running -= 1
    }
  }

  async function turn(shares: readonly Share[]): Promise<void> {
    const isFull = ({ name, waiting }: Share) => (waitingFor.get(name) ?? 0) >= waiting
    if (queue.length >= room.waiting || shares.some(isFull)) throw new TooBusy()
    count(shares, 1)
    try {
      await new Promise<void>((resolve, reject) => {
        queue.push({ since: clock(), go: resolve, giveUp: () => reject(new TooBusy()) })
      })
    } finally {
      count(shares, -1)
    }
  }

  function nextOne(): Waiting | undefined {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (clock() - next.since <= room.patience) return next
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
