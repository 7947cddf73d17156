import { manualTimers } from '#api/testing/manual-timers.ts'
import { words } from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { keepHabit } from '../habit-store.ts'

export const NOON = Date.parse('2026-11-18T12:00:00Z')
export const id = (number: number) => `local_${String(number).padStart(24, '0')}`

/**
 * The habit of an in-memory journal; the test controls its clock, idle time and server. The first
 * fetch is done, unless storage says otherwise.
 */
export async function aHabit(
  days: readonly string[] = [],
  stored: Record<string, string | undefined> = {},
) {
  const store = await memoryDevice().open()
  const write = (localDate: string, number: number) =>
    store.save(words(id(number), 'Rain again', { localDate }))
  for (const [index, day] of days.entries()) await write(day, index)
  const map = mapStorage()
  const lies = { userId: 'a1', last_sync_a1: '2026-11-18T08:00:00.000Z', ...stored }
  for (const [key, value] of Object.entries(lies)) if (value) map.setItem(key, value)
  const server = { level: 'cloud', fetchedAll: false }
  const serverChanges = emitter()
  const clock = { now: NOON, zone: 'UTC' }
  const timers = manualTimers()
  const waiting = new Set<() => void>()
  const habit = keepHabit({
    userId: 'a1',
    store,
    timers,
    now: () => clock.now,
    timeZone: () => clock.zone,
    storage: safeStorage(() => map as Storage),
    levels: { level: () => server.level, subscribe: serverChanges.subscribe },
    sync: { hasFetchedAll: () => server.fetchedAll, subscribe: serverChanges.subscribe },
    whenIdle(act) {
      waiting.add(act)
      return () => waiting.delete(act)
    },
  })
  const idle = () => {
    const acts = [...waiting]
    waiting.clear()
    for (const act of acts) act()
    return acts.length
  }
  const kept = () => [map.getItem('currentStreak'), map.getItem('lastEntryDate')]
  const made: [string, number, number][] = []
  habit.onEntryMade(({ entry, streakBefore, summary }) =>
    made.push([entry.localDate, streakBefore, summary.currentStreak]),
  )
  /** Updates what is known about the server. */
  const learn = (more: Partial<typeof server>) => {
    Object.assign(server, more)
    serverChanges.emit()
  }
  return { store, write, map, clock, timers, habit, idle, kept, made, learn }
}
