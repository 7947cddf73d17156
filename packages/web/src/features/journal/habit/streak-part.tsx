import { explainStreak, weeklyProgress } from '@daywell/core/habit'
import { dayNumber } from '@daywell/core/time'
import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { HabitState } from '#services/habit/habit.ts'
import { weekAround, weekdayName, weekdayShort } from './days-in-words.ts'
import { habitTexts } from './habit.texts.ts'
import { useGoals } from './use-goals.ts'
import { whyInWords } from './why-in-words.ts'
import styles from './writing-panel.module.css'

/** The streak, its explanation, and the week. */
export function StreakPart({ habit: { days, today, summary } }: { habit: HabitState }) {
  const texts = useTexts(habitTexts)
  const { currentStreak } = summary
  return (
    <section className={styles.streak}>
      <div>
        <h3 className={styles.number}>
          {currentStreak > 0 ? texts.streak(currentStreak) : texts.noStreak}
        </h3>
        <p className={styles.why}>{whyInWords(explainStreak(days, today), today, texts.why)}</p>
      </div>
      <Week days={days} today={today} />
    </section>
  )
}

function Week({ days, today }: Pick<HabitState, 'days' | 'today'>) {
  const texts = useTexts(habitTexts)
  const { entriesPerWeek } = useGoals()
  const { current, target } = weeklyProgress(days, today, entriesPerWeek)
  const isWritten = (day: string) => days.has(dayNumber(day))
  return (
    <div className={styles.week}>
      <ol className={styles.weekdays}>
        {weekAround(today).map((day) => (
          <li key={day} data-today={day === today || undefined}>
            <span aria-hidden="true">{weekdayShort(day).slice(0, 2)}</span>
            <span className={styles.dot} data-written={isWritten(day) || undefined} />
            <VisuallyHidden>
              {isWritten(day) ? texts.wroteOn(weekdayName(day)) : texts.notYetOn(weekdayName(day))}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.aside}>
        {current >= target ? texts.weekReached(current, target) : texts.weekDays(current, target)}
      </p>
    </div>
  )
}
