/** So many already wait that another one would wait in vain. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
  constructor() {
    super('Too much of this work is waiting')
  }
}

export interface Room {
  readonly atOnce: number
  readonly waiting: number
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs so many pieces of work at once and lets the rest wait, first come, first served. */
export function inTurn({ atOnce, waiting }: Room): InTurn {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < atOnce) running += 1
    else await turn()
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over, so that nobody who comes now can slip in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  function turn(): Promise<void> {
    if (queue.length >= waiting) throw new TooBusy()
    return new Promise((resolve) => {
      queue.push(resolve)
    })
  }
}
