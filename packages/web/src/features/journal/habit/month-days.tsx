import type { DayCell, WritingYear } from '@daywell/core/habit'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { monthName, weekdayShort } from './days-in-words.ts'
import { habitTexts } from './habit.texts.ts'
import type { Place } from './map-day.tsx'
import styles from './month-days.module.css'

interface MonthDaysProps {
  year: WritingYear
  /** `2026-03`. */
  month: string
  onMonth: (month: string) => void
  children: (cell: DayCell, place: Place) => React.ReactNode
}

/** One month of a year with days as large as a fingertip. */
export function MonthDays({ year, month, onMonth, children }: MonthDaysProps) {
  const texts = useTexts(habitTexts).year
  const place = year.months.findIndex((one) => one.month === month)
  const isIn = (cell: DayCell | null) => cell?.day.startsWith(month)
  const weeks = year.weeks.filter((week) => week.some(isIn))
  const step = (to: number) => {
    const next = year.months[to]
    if (next) onMonth(next.month)
  }
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <IconButton
          aria-label={texts.earlierMonth}
          aria-disabled={place <= 0}
          onClick={() => step(place - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span role="status">{monthName(month)}</span>
        <IconButton
          aria-label={texts.laterMonth}
          aria-disabled={place === year.months.length - 1}
          onClick={() => step(place + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.days}>
        {(year.weeks[1] ?? []).map(
          (cell) =>
            cell && (
              <span key={cell.day} className={styles.weekday} aria-hidden="true">
                {weekdayShort(cell.day).slice(0, 2)}
              </span>
            ),
        )}
        {weeks.map((week, row) =>
          week.map(
            (cell, column) =>
              cell && isIn(cell) && children(cell, { column: column + 1, row: row + 2 }),
          ),
        )}
      </div>
    </div>
  )
}
