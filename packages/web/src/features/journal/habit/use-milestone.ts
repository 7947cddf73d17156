import { isMilestone } from '@daywell/core/habit'
import { useEffect, useState } from 'react'
import type { EntryMade } from '#habit/habit.ts'
import { useJournal } from '#journal/journal-context.ts'
import type { habitTexts } from './habit.texts.ts'

export type Milestone = keyof (typeof habitTexts)['en']['celebrated']

/** The milestone that an entry has just brought; it is over with its day, and when it was seen. */
export function useMilestone(
  today: string | undefined,
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
  const milestone = reached?.on === today ? reached?.milestone : undefined
  return [milestone, () => setReached(undefined)]
}

function milestoneOf({ streakBefore, summary }: EntryMade): Milestone | undefined {
  const { currentStreak } = summary
  const isNew = streakBefore < currentStreak && isMilestone(currentStreak)
  return isNew ? (currentStreak as Milestone) : undefined
}
