import { isMilestone } from '@daywell/core/habit'
import { useEffect, useState } from 'react'
import type { EntryMade, HabitState } from '#services/habit/habit.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import type { habitTexts } from './habit.texts.ts'

export type Milestone = keyof (typeof habitTexts)['en']['celebrated']

/** The milestone that an entry has just reached, while it's current. */
export function useMilestone(
  habit: HabitState | undefined,
): readonly [Milestone | undefined, () => void] {
  const journal = useJournal()
  const [reached, setReached] = useState<{ milestone: Milestone; on: string }>()
  useEffect(
    () =>
      journal?.habit?.onEntryMade((made) => {
        const milestone = milestoneOf(made)
        if (milestone) setReached({ milestone, on: made.today })
      }),
    [journal],
  )
  const holds = reached?.on === habit?.today && reached?.milestone === habit?.summary.currentStreak
  return [holds ? reached?.milestone : undefined, () => setReached(undefined)]
}

function milestoneOf({ streakBefore, summary }: EntryMade): Milestone | undefined {
  const { currentStreak } = summary
  const isNew = streakBefore < currentStreak && isMilestone(currentStreak)
  return isNew ? (currentStreak as Milestone) : undefined
}
