import type { Timers } from '#api/call-timeout.ts'

/** Fake timers that fire when the test says so. */
export interface ManualTimers extends Timers {
  /** The delay of each running timer, in milliseconds. */
  waiting(): number[]
  /** The number of timers ever set. */
  count(): number
  ring(): void
}

export function manualTimers(): ManualTimers {
  const running = new Map<number, { act: () => void; ms: number }>()
  let last = 0
  return {
    set(act, ms) {
      last += 1
      running.set(last, { act, ms })
      return last
    },
    clear: (timer) => void running.delete(timer as number),
    waiting: () => [...running.values()].map(({ ms }) => ms),
    count: () => last,
    ring() {
      const acts = [...running.values()]
      running.clear()
      for (const { act } of acts) act()
    },
  }
}
