import { watchCalls } from './calls-seen.ts'

/** Several times what a page takes, so that a long read leaves the event loop to other calls. */
const REST_MS = 15

/**
 * A fair scheduler, round-robin over people: each macrotask lets one waiting piece of work continue,
 * and its person goes to the end of the queue. While calls come in, a person's pieces also pause
 * between each other.
 */
export function fairScheduler(): (who: string) => Promise<void> {
  const line = new Map<string, (() => void)[]>()
  const restUntil = new Map<string, number>()
  const someoneCalled = watchCalls()
  let resting: NodeJS.Timeout | undefined

  function schedule(): void {
    clearTimeout(resting)
    resting = undefined
    if (line.size === 0) return
    const waits = Array.from(line.keys(), (who) => (restUntil.get(who) ?? 0) - performance.now())
    const soonest = Math.min(...waits)
    if (soonest > 0) resting = setTimeout(wake, soonest)
    else setImmediate(serveNext)
  }

  function wake(): void {
    resting = undefined
    serveNext()
  }

  function serveNext(): void {
    const now = performance.now()
    for (const [who, until] of restUntil) if (until <= now) restUntil.delete(who)
    const next = Array.from(line).find(([who]) => !restUntil.has(who))
    if (next) {
      const [who, [resolve, ...rest]] = next
      line.delete(who)
      if (rest.length > 0) line.set(who, rest)
      if (someoneCalled()) restUntil.set(who, now + REST_MS)
      resolve?.()
    }
    schedule()
  }

  return (who) =>
    new Promise((resolve) => {
      // A piece that is due is scheduled already; a rest ends early for a new person.
      const isDue = line.size > 0 && resting === undefined
      line.set(who, [...(line.get(who) ?? []), resolve])
      if (!isDue) schedule()
    })
}

/** Schedules the pages of all long reads; one for the process, as is the event loop. */
export const yieldToOthers = fairScheduler()
