import { backoffMs } from '@daywell/core/sync'
import type { MediaDeps } from './media-deps.ts'

interface LookAgainDeps extends Pick<MediaDeps, 'timers' | 'random'> {
  /** Asks the server how many parts of each there are; of as many as it can be asked for now. */
  readonly look: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Something that is waited for came. */
  readonly came: () => void
}

export interface LookAgain {
  /** Something on the page waits for this one, until the returned function is called. */
  waitFor(id: string): () => void
  close(): void
}

interface Waiter {
  readonly id: string
  /**
   * How many parts it was told of. None at first: what came while the page found nothing was
   * learned by another look, which told no one.
   */
  parts: number
}

/**
 * Looks again and again, less and less often, for photos and recordings that another device has yet
 * to upload, as long as something on the page waits for them.
 */
export function lookAgain({ timers, random, look, came }: LookAgainDeps): LookAgain {
  const waiters = new Set<Waiter>()
  let timer: unknown
  let attempts = 0
  let isLooking = false
  let isClosed = false

  const schedule = () => {
    timers.clear(timer)
    timer = undefined
    // A look under way schedules the next one.
    if (waiters.size > 0 && !isLooking)
      timer = timers.set(() => void run(), backoffMs(attempts + 1, random()))
  }
  const waitedFor = () => new Set([...waiters].map(({ id }) => id))
  const lookForAll = async () => {
    const counts = await look([...waitedFor()])
    let hasCome = false
    for (const waiter of waiters) {
      const parts = counts.get(waiter.id) ?? waiter.parts
      hasCome ||= parts > waiter.parts
      waiter.parts = parts
    }
    if (hasCome) came()
    return hasCome
  }
  const run = async () => {
    attempts += 1
    isLooking = true
    try {
      if (await lookForAll()) attempts = 0
    } finally {
      isLooking = false
      schedule()
    }
  }
  return {
    waitFor(id) {
      if (isClosed) return () => {}
      const isNew = !waitedFor().has(id)
      const waiter = { id, parts: 0 }
      waiters.add(waiter)
      if (isNew) {
        attempts = 0
        schedule()
      }
      return () => {
        waiters.delete(waiter)
        if (waiters.size === 0) schedule()
      }
    },
    close() {
      isClosed = true
      waiters.clear()
      schedule()
    },
  }
}
