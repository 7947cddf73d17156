import { streakSummary } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'
import { weeklyTargetOf } from '@daywell/core/reminders'
import type { LocalStore } from '#device/local-store/local-store.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { readUserId } from '#services/session/stored-session.ts'
import { type CurrentDayDeps, currentDay } from './current-day.ts'
import { type FetchDeps, firstFetch } from './first-fetch.ts'
import type { EntryMade, Habit, HabitState } from './habit.ts'
import { runningTally } from './running-tally.ts'
import { storeLastEntry, storeStreak } from './stored-streak.ts'

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
