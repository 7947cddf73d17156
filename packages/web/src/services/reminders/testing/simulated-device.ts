import type { Preferences } from '@daywell/core/preferences'
import type { Scheduled } from '@daywell/core/reminders'
import { localDay, wallTime } from '@daywell/core/time'
import type { Habit } from '#services/habit/habit.ts'
import { textBook } from '#services/reminders/ledger/book.ts'
import { type Ledger, ledgerIn } from '#services/reminders/ledger/ledger.ts'
import type { Moments } from '#services/reminders/page/moments.ts'
import type { Notifier, OnceNotifierDeps } from '#services/reminders/page/once-notifier.ts'
import { showPushed } from '#services/reminders/worker/pushed.ts'
import { type MapStorage, mapStorage } from '#services/session/testing/map-storage.ts'
import type { Permission } from '../permission.ts'

interface Shown {
  readonly one: Scheduled
  readonly at: number
  /** The local day. */
  readonly day: string
  readonly minute: number
  readonly by: 'page' | 'worker'
  readonly quiet: boolean
}

export const WISHES: Preferences['notifications'] = {
  reminderEnabled: true,
  streakAlerts: true,
  preferredTime: '20:00',
}

/** A habit that isn't counted yet. */
export const UNCOUNTED: Habit = {
  state: () => undefined,
  isToCome: () => false,
  subscribe: () => () => {},
  onEntryMade: () => () => {},
}

/** Flushes all pending promises. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A device with a test clock; its pages and its worker share what a real device's share. */
export function simulatedDevice({ start = '2026-11-15T09:00:00Z', zone = 'UTC' } = {}) {
  const clock = testClock(Date.parse(start))
  const storage: MapStorage = mapStorage()
  const ledger: Ledger = ledgerIn(textBook(mapStorage()))
  const shown: Shown[] = []
  const logged: string[] = []
  const place = {
    zone,
    permission: 'granted' as Permission,
    /** Whether notifications stay visible until the end of the test. */
    stays: true,
  }
  const today = () => localDay(clock.now(), place.zone)
  const note = (one: Scheduled, by: Shown['by'], quiet: boolean) =>
    void shown.push({ one, at: clock.now(), ...wallTime(clock.now(), place.zone), by, quiet })
  const notifier: Notifier = {
    permission: () => place.permission,
    show: async (one) => note(one, 'page', false),
  }
  const moments: Moments = {
    now: clock.now,
    timers: clock.timers,
    timeZone: () => place.zone,
    repeat: clock.repeat,
    stopRepeating: clock.clear,
  }
  const log: OnceNotifierDeps['log'] = (what) => void logged.push(what)
  return {
    clock,
    storage,
    ledger,
    notifier,
    moments,
    place,
    shown,
    logged,
    today,
    log,
    titles: () => shown.map(({ one }) => one.title),
    push: (payload: string | undefined, unsubscribe = async () => {}) =>
      showPushed(payload, {
        ledger,
        today,
        unsubscribe,
        now: clock.now,
        isThere: async (tag) => place.stays && shown.some(({ one }) => one.tag === tag),
        show: async (one, quiet) => note(one, 'worker', quiet),
      }),
  }
}

export type SimulatedDevice = ReturnType<typeof simulatedDevice>

function testClock(start: number) {
  const running = new Map<number, { at: number; act: () => void; again?: number }>()
  let now = start
  let last = 0
  const add = (act: () => void, ms: number, again?: number) => {
    last += 1
    running.set(last, { at: now + ms, act, ...(again !== undefined && { again }) })
    return last
  }
  const clear = (id: unknown) => void running.delete(id as number)
  const first = () => {
    let found: [number, { at: number; act: () => void; again?: number }] | undefined
    for (const one of running) if (!found || one[1].at < found[1].at) found = one
    return found
  }
  return {
    now: () => now,
    timers: { set: (act: () => void, ms: number) => add(act, ms), clear },
    repeat: (act: () => void, ms: number) => add(act, ms, ms),
    clear,
    /** The remaining delays of the running timers. */
    waits: () => [...running.values()].map(({ at }) => at - now).sort((a, b) => a - b),
    /** Advances the clock; timers fire in order. */
    async turnTo(to: number): Promise<void> {
      for (let next = first(); next && next[1].at <= to; next = first()) {
        const [id, { at, act, again }] = next
        now = at
        if (again === undefined) running.delete(id)
        else running.set(id, { at: at + again, act, again })
        act()
        await settled()
      }
      now = to
    },
  }
}
