import { isStorable } from '@daywell/core/input'
import { preferences, specificGoals } from '@daywell/core/preferences'

/** Why a goal can't be added. */
export type GoalRefusal = 'there' | 'tooLong' | 'notStorable' | 'full'

const { specificGoals: goalList } = preferences.shape.writingGoals.shape

/** The custom goals among these. */
export function ownAmong(goals: readonly string[]): string[] {
  const offered: readonly string[] = specificGoals
  return goals.filter((goal) => !offered.includes(goal))
}

/** Whether preferences can hold this additional goal. */
export function refusalOf(goals: readonly string[], goal: string): GoalRefusal | undefined {
  if (!goalList.safeParse([goal]).success) return isStorable(goal) ? 'tooLong' : 'notStorable'
  return goalList.safeParse([...goals, goal]).success ? undefined : 'full'
}
