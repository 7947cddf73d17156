import { FairQueue } from './fair-queue.ts'

type RunLimited = <T>(who: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * Bounds concurrency: `maxRunning` pieces of work at once, and one for each person, so that a person
 * with much work delays only themselves. The signal removes a piece that still waits.
 */
export function fairLimiter(maxRunning: number): RunLimited {
  const queue = new FairQueue<{ readonly who: string; start(): void }>()
  let running = 0

  function startNext(): void {
    const next = running < maxRunning ? queue.take() : undefined
    if (!next) return
    running += 1
    next.start()
    startNext()
  }

  async function waitForSlot(who: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { who, start: resolve }
    const leave = () => queue.leave(waiting) && reject(signal.reason)
    signal.addEventListener('abort', leave)
    queue.add(waiting)
    startNext()
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  return async (who, signal, work) => {
    await waitForSlot(who, signal)
    try {
      return await work()
    } finally {
      running -= 1
      queue.done(who)
      startNext()
    }
  }
}
