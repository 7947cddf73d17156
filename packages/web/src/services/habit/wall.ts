import { addDays, instantOn, localDay } from '@daywell/core/time'

export interface WallDeps {
  readonly now: () => number
  /** Asked at each look: the device may have travelled. */
  readonly timeZone: () => string
  readonly timers: { set(act: () => void, ms: number): unknown; clear(timer: unknown): void }
}

// Nothing tells a page of another zone, and timers stand still while a device sleeps.
const MAX_MS = 15 * 60_000

/** The day on the wall; tells when it is another one. */
export function wall({ now, timeZone, timers }: WallDeps, onDay: () => void) {
  const read = () => localDay(now(), timeZone())
  let day = read()
  let timer: unknown

  const wait = () => {
    const midnight = instantOn(addDays(day, 1), 0, timeZone()) ?? Number.POSITIVE_INFINITY
    timer = timers.set(look, Math.min(MAX_MS, Math.max(1000, midnight - now())))
  }
  const look = () => {
    timers.clear(timer)
    const shown = read()
    const isAnother = shown !== day
    day = shown
    wait()
    if (isAnother) onDay()
  }
  wait()
  return { day: () => day, look, stop: () => timers.clear(timer) }
}
