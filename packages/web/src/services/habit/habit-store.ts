import { type StreakSummary, streakSummary } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'
import { weeklyTargetOf } from '@daywell/core/reminders'
import { addDays, instantOn, localDay } from '@daywell/core/time'
import { lastSyncKey } from '#device/local-store/local-keys.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { SafeStorage } from '#services/session/safe-storage.ts'
import { readUserId } from '#services/session/stored-session.ts'
import type { EntryMade, Habit, HabitState } from './habit.ts'
import { runningTally } from './running-tally.ts'

interface CurrentDayDeps {
  readonly now: () => number
  /** Read each time: the device may have traveled. */
  readonly timeZone: () => string
  readonly timers: { set(act: () => void, ms: number): unknown; clear(timer: unknown): void }
}

// There's no event for a time zone change, and timers stop while a device sleeps.
const MAX_CHECK_MS = 15 * 60_000

/** The current local day; calls `onDay` when it changes. */
function currentDay({ now, timeZone, timers }: CurrentDayDeps, onDay: () => void) {
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

interface HabitStoreDeps extends CurrentDayDeps, FetchDeps {
  readonly store: Pick<LocalStore, 'entries' | 'find' | 'isDropped' | 'subscribe'>
  /** Runs `act` when idle, so that typing never waits; returns a cancel function. */
  readonly whenIdle: (act: () => void) => () => void
}

export interface HabitStore extends Habit {
  /** Reports an entry the person has just created. */
  made(entry: Entry): Entry
  /** Checks the date: the device may have slept or traveled. */
  look(): void
  /** Handles a `storage` event: another tab may have done the first fetch. */
  storageChanged(key: string | null): void
  close(): void
}

/** Counts the days of an open journal, and follows its changes and the clock. */
export function keepHabit(parts: HabitStoreDeps): HabitStore {
  const { userId, store, storage, whenIdle } = parts
  const tally = runningTally(store)
  const changes = emitter()
  const makings = emitter<EntryMade>()
  let state: HabitState | undefined
  let unannounced: Entry[] = []
  let callOff: (() => void) | undefined

  const today = currentDay(parts, () => later())
  const read = (): HabitState => {
    const target = weeklyTargetOf(storage.get('userPreferences'))
    const { days } = tally
    return { today: today.day(), days, summary: streakSummary(days, today.day(), target) }
  }
  const announceMade = () => {
    // In the meantime the server may have assigned another id, or the person may have deleted it.
    const found = unannounced
      .map(({ _id }) => store.find(_id))
      .filter((entry) => entry !== undefined)
    unannounced = []
    const made: EntryMade[] = []
    tally.replay(found, (entry, add) => {
      const { currentStreak: streakBefore } = read().summary
      add()
      made.push({ ...read(), entry, streakBefore })
    })
    for (const one of made) makings.emit(one)
  }
  const work = () => {
    callOff = undefined
    if (!tally.catchUp()) return later()
    const counted = read()
    // Another tab may have signed in another person, whose streak this isn't.
    const isOurs = readUserId(storage) === userId
    if (fetched.isToCome()) {
      // Even before the first fetch, no entry can be later than today.
      if (isOurs && counted.summary.lastEntryDate === counted.today)
        storeLastEntry(storage, counted.today)
      return
    }
    state = counted
    if (isOurs) storeStreak(storage, state.summary)
    changes.emit()
    announceMade()
  }
  const later = () => {
    callOff ??= whenIdle(work)
  }

  const fetched = firstFetch(parts, () => {
    changes.emit()
    later()
  })
  const unsubscribe = store.subscribe(later)
  later()
  return {
    state: () => state,
    isToCome: fetched.isToCome,
    subscribe: changes.subscribe,
    onEntryMade: makings.subscribe,
    made(entry) {
      unannounced.push(entry)
      later()
      return entry
    },
    look: today.look,
    storageChanged: fetched.storageChanged,
    close() {
      unsubscribe()
      fetched.stop()
      today.stop()
      callOff?.()
      // A save that finishes later has no count to update.
      callOff = () => {}
    },
  }
}

interface FetchDeps {
  readonly userId: string
  readonly storage: SafeStorage
  readonly levels: { level(): string | undefined; subscribe(listener: () => void): () => void }
  readonly sync: { hasFetchedAll(): boolean; subscribe(listener: () => void): () => void }
}

/**
 * Whether the server's entries were ever fetched here. Before that, the days on this device are
 * incomplete, and a missing day means nothing.
 */
function firstFetch({ userId, storage, levels, sync }: FetchDeps, onCome: () => void) {
  const key = lastSyncKey(userId)
  // In a paginated first fetch the key is set after the first page. It counts if it was there
  // before, or if another tab has written it.
  let isHere = storage.get(key) !== null || levels.level() === 'local'

  const come = (comes: boolean) => {
    if (isHere || !comes) return
    isHere = true
    onCome()
  }
  const ends = [
    sync.subscribe(() => come(sync.hasFetchedAll())),
    // Under this level the server has no text.
    levels.subscribe(() => come(levels.level() === 'local')),
  ]
  return {
    isToCome: () => !isHere,
    storageChanged: (changed: string | null) => come(changed === key && storage.get(key) !== null),
    stop() {
      for (const end of ends) end()
    },
  }
}

/** Stores the streak for readers without the entries; writes only changes. */
function storeStreak(storage: SafeStorage, { currentStreak, lastEntryDate }: StreakSummary): void {
  keep(storage, 'currentStreak', String(currentStreak))
  storeLastEntry(storage, lastEntryDate)
}

function storeLastEntry(storage: SafeStorage, day: string | null): void {
  keep(storage, 'lastEntryDate', day)
}

function keep(storage: SafeStorage, key: string, value: string | null): void {
  if (storage.get(key) === value) return
  if (value === null) storage.remove(key)
  else storage.set(key, value)
}
