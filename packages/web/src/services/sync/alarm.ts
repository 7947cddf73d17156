import type { SyncDeps } from './sync-deps.ts'

export type Alarm = ReturnType<typeof alarmOn>

/** A single timer; setting it again replaces the previous one. */
export function alarmOn(timers: SyncDeps['timers'], ring: () => void) {
  let timer: unknown
  const clear = () => {
    timers.clear(timer)
    timer = undefined
  }
  return {
    set(ms: number) {
      clear()
      timer = timers.set(() => {
        timer = undefined
        ring()
      }, ms)
    },
    isSet: () => timer !== undefined,
    clear,
  }
}
