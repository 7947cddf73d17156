import { addDays, instantOn, localDay } from '@daywell/core/time'

export interface CurrentDayDeps {
  readonly now: () => number
  /** Read each time: the device may have traveled. */
  readonly timeZone: () => string
  readonly timers: { set(act: () => void, ms: number): unknown; clear(timer: unknown): void }
}

// There's no event for a time zone change, and timers stop while a device sleeps.
const MAX_CHECK_MS = 15 * 60_000

/** The current local day; calls `onDay` when it changes. */
export function currentDay({ now, timeZone, timers }: CurrentDayDeps, onDay: () => void) {
  const read = () => localDay(now(), timeZone())
  let day = read()
  let timer: unknown

  const wait = () => {
    const midnight = instantOn(addDays(day, 1), 0, timeZone()) ?? Number.POSITIVE_INFINITY
    timer = timers.set(look, Math.min(MAX_CHECK_MS, Math.max(1000, midnight - now())))
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
