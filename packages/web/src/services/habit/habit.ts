import type { DaysWritten, StreakSummary } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'

/** What the days of a journal amount to. The days are the same map always; this is a new one. */
export interface HabitState {
  /** The day that the wall shows where the person is. */
  readonly today: string
  readonly days: DaysWritten
  /** Its week is measured as notices measure it: by seven days where no target is kept. */
  readonly summary: StreakSummary
}

/** An entry that the person has just written here, and not one that came from anywhere else. */
export interface EntryMade extends HabitState {
  readonly entry: Entry
  /** What the current streak was without it. */
  readonly streakBefore: number
}

/** What a journal says of its person's writing. */
export interface Habit {
  /** Undefined until all entries were fetched, once, and counted. */
  state(): HabitState | undefined
  /** Whether what the server has is still to come: what is here says nothing of the habit by then. */
  isToCome(): boolean
  subscribe(listener: () => void): () => void
  onEntryMade(listener: (made: EntryMade) => void): () => void
}
