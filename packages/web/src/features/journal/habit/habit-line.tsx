import { weeklyProgress } from '@daywell/core/habit'
import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { HabitState } from '#services/habit/habit.ts'
import { useHabit, useIsToCome } from '#services/habit/use-habit.ts'
import { habitTexts } from './habit.texts.ts'
import styles from './habit-line.module.css'
import { useGoals } from './use-goals.ts'
import { type Milestone, useMilestone } from './use-milestone.ts'
import { WeekDots } from './week-dots.tsx'

/** Week and streak in one line; opens the rest. */
export function HabitLine({ onOpen }: { onOpen: () => void }) {
  const habit = useHabit()
  const isToCome = useIsToCome()
  const [milestone, forget] = useMilestone(habit)
  const { celebrated, title } = useTexts(habitTexts)
  const open = () => {
    forget()
    onOpen()
  }
  return (
    <div className={styles.place} data-chrome="">
      {isToCome && (
        <button type="button" className={styles.line} onClick={open}>
          {title}
        </button>
      )}
      {habit && <Line habit={habit} milestone={milestone} onOpen={open} />}
      <span role="status">
        {milestone && <VisuallyHidden>{celebrated[milestone].aloud}</VisuallyHidden>}
      </span>
    </div>
  )
}

interface LineProps {
  habit: HabitState
  milestone: Milestone | undefined
  onOpen: () => void
}

function Line({ habit: { days, today, summary }, milestone, onOpen }: LineProps) {
  const texts = useTexts(habitTexts)
  const { entriesPerWeek } = useGoals()
  const { current, target } = weeklyProgress(days, today, entriesPerWeek)
  const { currentStreak } = summary
  return (
    <button
      type="button"
      className={styles.line}
      data-celebrating={milestone && ''}
      onClick={onOpen}
    >
      <VisuallyHidden>{texts.title}: </VisuallyHidden>
      <WeekDots days={days} today={today} />
      <span className={styles.words}>
        {currentStreak > 0 && (
          <>
            {milestone ? texts.celebrated[milestone].short : texts.streak(currentStreak)}
            <span className={styles.second}>, </span>
          </>
        )}
        <span className={currentStreak > 0 ? styles.second : undefined}>
          {texts.week(current, target)}
        </span>
      </span>
    </button>
  )
}
