import { streakSummary } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'
import { weeklyTargetOf } from '@daywell/core/reminders'
import type { LocalStore } from '#device/local-store/local-store.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { readUserId } from '#services/session/stored-session.ts'
import { type FetchDeps, firstFetch } from './first-fetch.ts'
import type { EntryMade, Habit, HabitState } from './habit.ts'
import { runningTally } from './running-tally.ts'
import { storeLastEntry, storeStreak } from './stored-streak.ts'
import { type WallDeps, wall } from './wall.ts'

interface HabitStoreDeps extends WallDeps, FetchDeps {
  readonly store: Pick<LocalStore, 'entries' | 'find' | 'isDropped' | 'subscribe'>
  /** Nobody who types waits for a number; answers how to call it off. */
  readonly whenIdle: (act: () => void) => () => void
}

export interface HabitStore extends Habit {
  /** The person has just made this entry. */
  made(entry: Entry): Entry
  /** Looks at the wall: the device may have slept, or travelled. */
  look(): void
  /** To be called with the key of each `storage` event: another tab may have fetched what was to come. */
  storageChanged(key: string | null): void
  close(): void
}

/** Keeps count of the days of an open journal, whatever changes in it and whatever the clock does. */
export function keepHabit(parts: HabitStoreDeps): HabitStore {
  const { userId, store, storage, whenIdle } = parts
  const tally = runningTally(store)
  const changes = emitter()
  const makings = emitter<EntryMade>()
  let state: HabitState | undefined
  let untold: Entry[] = []
  let callOff: (() => void) | undefined

  const today = wall(parts, () => later())
  const read = (): HabitState => {
    const target = weeklyTargetOf(storage.get('userPreferences'))
    const { days } = tally
    return { today: today.day(), days, summary: streakSummary(days, today.day(), target) }
  }
  const tell = () => {
    // Since it was made, the server may have given it another id, or the person may have deleted it.
    const found = untold.map(({ _id }) => store.find(_id)).filter((entry) => entry !== undefined)
    untold = []
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
    // Another tab may have signed somebody else in, whose streak this is not.
    const isOurs = readUserId(storage) === userId
    if (fetched.isToCome()) {
      // Whatever is still to come, nothing is later than today.
      if (isOurs && counted.summary.lastEntryDate === counted.today)
        storeLastEntry(storage, counted.today)
      return
    }
    state = counted
    if (isOurs) storeStreak(storage, state.summary)
    changes.emit()
    tell()
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
      untold.push(entry)
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
      // A save that ends after this has nobody to count for.
      callOff = () => {}
    },
  }
}
