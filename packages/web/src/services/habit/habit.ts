import type { DaysWritten, StreakSummary } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'

/** Streak and weekly goal. `days` is always the same map; this object is new each time. */
export interface HabitState {
  /** The current day in the person's time zone. */
  readonly today: string
  readonly days: DaysWritten
  /** Its week uses the notices' default of seven days if no target is set. */
  readonly summary: StreakSummary
}

/** An entry the person has just written here, not one that was synced or imported. */
export interface EntryMade extends HabitState {
  readonly entry: Entry
  /** The streak before this entry. */
  readonly streakBefore: number
}

/** A journal's writing habit. */
export interface Habit {
  /** Undefined until all entries were fetched once and counted. */
  state(): HabitState | undefined
  /** Whether the first fetch is still pending: until then the days here are incomplete. */
  isToCome(): boolean
  subscribe(listener: () => void): () => void
  onEntryMade(listener: (made: EntryMade) => void): () => void
}
