import { watchCalls } from './calls-seen.ts'

/** Several times what a page takes: one who reads much leaves the event loop to the calls of others. */
const REST_MS = 15

/**
 * A fair scheduler, round-robin over people: each turn of the event loop lets one of those who
 * wait continue, and whoever waits with many stands behind everyone else after each of them. While
 * calls come in, each person rests between two turns of their own.
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
      // A turn that is due needs no second one; a rest ends early for a newcomer.
      const isDue = line.size > 0 && resting === undefined
      line.set(who, [...(line.get(who) ?? []), resolve])
      if (!isDue) schedule()
    })
}

/** Schedules the pages of all long reads; one for the process, as is the event loop. */
export const yieldToOthers = fairScheduler()
