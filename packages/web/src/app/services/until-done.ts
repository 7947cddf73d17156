import type { Timers } from '#api/call-timeout.ts'

/** Retries with backoff until the attempt succeeds. Calls share one pending retry. */
export function untilDone(timers: Timers, attempt: () => Promise<boolean>) {
  let next: unknown
  return async function again(wait = 5000) {
    if (await attempt()) return
    timers.clear(next)
    next = timers.set(() => again(Math.min(wait * 2, 300_000)), wait)
  }
}
