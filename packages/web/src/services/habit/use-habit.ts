import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import type { HabitState } from './habit.ts'

/** What the days of the open journal amount to; undefined until they were counted. */
export function useHabit(): HabitState | undefined {
  const habit = useJournal()?.habit
  return useObservable(habit, habit?.state ?? nothing)
}

/** Whether the days cannot be counted yet, because entries are still to be fetched. */
export function useIsToCome(): boolean {
  const habit = useJournal()?.habit
  return useObservable(habit, habit?.isToCome ?? no)
}
const nothing = () => undefined
const no = () => false
