import { streakSummary } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'
import { weeklyTargetOf } from '@daywell/core/reminders'
import type { LocalStore } from '#local-store/local-store.ts'
import { signal } from '#local-store/notices.ts'
import type { SafeStorage } from '#session/safe-storage.ts'
import { readUserId } from '#session/stored-session.ts'
import type { EntryMade, Habit, HabitState } from './habit.ts'
import { runningTally } from './running-tally.ts'
import { storeStreak } from './stored-streak.ts'
import { type WallParts, wall } from './wall.ts'

interface Parts extends WallParts {
  readonly userId: string
  readonly store: Pick<LocalStore, 'entries' | 'find' | 'isDropped' | 'subscribe'>
  readonly storage: SafeStorage
  /** Nobody who types waits for a number; answers how to call it off. */
  readonly whenIdle: (act: () => void) => () => void
}

export interface HabitKeeper extends Habit {
  /** The person has just made this entry. */
  made(entry: Entry): Entry
  /** Looks at the wall: the device may have slept, or travelled. */
  look(): void
  close(): void
}

/** Keeps count of the days of an open journal, whatever changes in it and whatever the clock does. */
export function keepHabit(parts: Parts): HabitKeeper {
  const { userId, store, storage, whenIdle } = parts
  const tally = runningTally(store)
  const changes = signal<void>()
  const makings = signal<EntryMade>()
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
    for (const one of made) makings.send(one)
  }
  const work = () => {
    callOff = undefined
    if (!tally.catchUp()) return later()
    state = read()
    // Another tab may have signed somebody else in, whose streak this is not.
    if (readUserId(storage) === userId) storeStreak(storage, state.summary)
    changes.send()
    tell()
  }
  const later = () => {
    callOff ??= whenIdle(work)
  }

  const deaf = store.subscribe(later)
  later()
  return {
    state: () => state,
    subscribe: changes.subscribe,
    onEntryMade: makings.subscribe,
    made(entry) {
      untold.push(entry)
      later()
      return entry
    },
    look: today.look,
    close() {
      deaf()
      today.stop()
      callOff?.()
      // A save that ends after this has nobody to count for.
      callOff = () => {}
    },
  }
}
