import { setTimeout as rest } from 'node:timers/promises'
import { watchCalls } from './calls-seen.ts'

/** Of all transfers together, while other calls come in. */
const BYTES_PER_MS = 8_000
/** How long after another call no one seems to wait anymore. */
const QUIET_AFTER_MS = 250

export type Pace = (bytes: number) => Promise<void> | undefined

/**
 * Long transfers would take the processor and the disk from the calls that people wait for. Each
 * one waits here for its turn after every piece, unless no one else calls.
 */
export function transferPace(pause: (ms: number) => Promise<void> = rest): Pace {
  const someoneCalled = watchCalls()
  let calledAt = Number.NEGATIVE_INFINITY
  let free = 0
  return (bytes) => {
    const now = performance.now()
    if (someoneCalled()) calledAt = now
    if (now - calledAt > QUIET_AFTER_MS) return undefined
    free = Math.max(free, now) + bytes / BYTES_PER_MS
    return pause(free - now)
  }
}
