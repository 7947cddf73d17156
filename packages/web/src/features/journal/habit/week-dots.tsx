import type { DaysWritten } from '@daywell/core/habit'
import { dayNumber } from '@daywell/core/time'
import { weekAround } from './days-in-words.ts'
import styles from './week-dots.module.css'

interface WeekDotsProps {
  days: DaysWritten
  today: string
}

/** The week since Sunday: filled with an entry, a ring for today. Also as text. */
export function WeekDots({ days, today }: WeekDotsProps) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {weekAround(today).map((day) => (
        <span
          key={day}
          className={styles.dot}
          data-written={days.has(dayNumber(day)) || undefined}
          data-today={day === today || undefined}
        />
      ))}
    </span>
  )
}
