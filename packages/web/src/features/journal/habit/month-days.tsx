import type { DayCell, WritingYear } from '@daywell/core/habit'
import { dayAt, dayNumber } from '@daywell/core/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { dayOfMonth, monthName, weekdayShort } from './days-in-words.ts'
import { habitTexts } from './habit.texts.ts'
import styles from './month-days.module.css'
import type { Place } from './year/map-day.tsx'

interface MonthDaysProps {
  year: WritingYear
  /** `2026-03`. */
  month: string
  onMonth: (month: string) => void
  children: (cell: DayCell, place: Place) => React.ReactNode
}

/** One month of a year, with days large enough for touch. */
export function MonthDays({ year, month, onMonth, children }: MonthDaysProps) {
  const texts = useTexts(habitTexts).year
  const place = year.months.findIndex((one) => one.month === month)
  const cells = new Map(year.weeks.flat().map((cell) => [cell?.day, cell]))
  // A full week, for the weekday names.
  const weekdays = (year.weeks[1] ?? []).map((cell) => cell?.day ?? '')
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
        {weekdays.map((day) => (
          <span key={day} className={styles.weekday} aria-hidden="true">
            {weekdayShort(day).slice(0, 2)}
          </span>
        ))}
        {daysOf(month, weekdays[0] ?? month).map(({ day, ...place }) => {
          const cell = cells.get(day)
          return cell ? children(cell, place) : <OtherDay key={day} day={day} place={place} />
        })}
      </div>
    </div>
  )
}

/** A day of the month outside the shown year. */
function OtherDay({ day, place }: { day: string; place: Place }) {
  const style = { gridColumn: place.column, gridRow: place.row }
  return (
    <span className={styles.other} style={style} aria-hidden="true">
      {dayOfMonth(day)}
    </span>
  )
}

/** A month's days by week; `begins` is a day on which weeks begin. */
function daysOf(month: string, begins: string): (Place & { day: string })[] {
  const first = dayNumber(`${month}-01`)
  const lead = (first - dayNumber(begins)) % 7
  const before = lead < 0 ? lead + 7 : lead
  return Array.from({ length: 31 }, (_, n) => ({
    day: dayAt(first + n),
    column: ((before + n) % 7) + 1,
    row: Math.floor((before + n) / 7) + 2,
  })).filter(({ day }) => day.startsWith(month))
}
