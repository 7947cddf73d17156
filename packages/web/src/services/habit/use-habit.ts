import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import type { HabitState } from './habit.ts'

/** The open journal's habit; undefined until it's counted. */
export function useHabit(): HabitState | undefined {
  const habit = useJournal()?.habit
  return useObservable(habit, habit?.state ?? nothing)
}

/** Whether the days can't be counted yet, because entries are still being fetched. */
export function useIsToCome(): boolean {
  const habit = useJournal()?.habit
  return useObservable(habit, habit?.isToCome ?? no)
}
const nothing = () => undefined
const no = () => false
