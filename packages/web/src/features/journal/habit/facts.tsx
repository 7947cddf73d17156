import { type DaysWritten, MILESTONES, weekOf, wordProgress } from '@daywell/core/habit'
import { dayNumber } from '@daywell/core/time'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { HabitState } from '#services/habit/habit.ts'
import { habitTexts } from './habit.texts.ts'
import { useGoals } from './use-goals.ts'
import styles from './writing-panel.module.css'

/** Longest streak, milestones and words, one per line. */
export function Facts({ habit }: { habit: HabitState }) {
  const texts = useTexts(habitTexts)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.longest}</dt>
        <dd>{texts.days(habit.summary.longestStreak)}</dd>
      </div>
      <div>
        <dt>{texts.milestones}</dt>
        <Milestones summary={habit.summary} />
      </div>
      <div>
        <dt>{texts.goal}</dt>
        <WordGoal {...habit} />
      </div>
    </dl>
  )
}

function Milestones({ summary }: Pick<HabitState, 'summary'>) {
  const texts = useTexts(habitTexts)
  const { milestones, nextMilestone, currentStreak } = summary
  return (
    <dd className={styles.both}>
      <ol className={styles.milestones}>
        {MILESTONES.map((count) => (
          <li key={count} data-reached={milestones.includes(count) || undefined}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>
              {milestones.includes(count) ? texts.reached(count) : texts.ahead(count)}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <span className={styles.aside}>
        {nextMilestone === null
          ? texts.allReached
          : texts.next(nextMilestone, nextMilestone - currentStreak)}
      </span>
    </dd>
  )
}

function WordGoal({ days, today }: Pick<HabitState, 'days' | 'today'>) {
  const texts = useTexts(habitTexts)
  const { wordsPerEntry } = useGoals()
  const average = averageSinceSunday(days, today)
  if (average === undefined)
    return (
      <dd className={styles.both}>
        <span>{texts.goalNone(wordsPerEntry)}</span>
        <span className={styles.aside}>{texts.goalNoneHint}</span>
      </dd>
    )
  const { percentage } = wordProgress(average, wordsPerEntry)
  const label = texts.goalOf(average, wordsPerEntry)
  return (
    <dd className={styles.both}>
      <span className={styles.goal}>
        {label}
        <Progress label={label} value={percentage / 100} />
      </span>
      <span className={styles.aside}>{texts.goalHint}</span>
    </dd>
  )
}

/** Average words per entry this week; undefined without an entry. */
function averageSinceSunday(days: DaysWritten, today: string): number | undefined {
  let [entries, words] = [0, 0]
  for (let day = dayNumber(weekOf(today)); day <= dayNumber(today); day++) {
    const written = days.get(day)
    entries += written?.entries ?? 0
    words += written?.words ?? 0
  }
  return entries === 0 ? undefined : Math.round(words / entries)
}
