import type { DayCell } from '@daywell/core/habit'
import { monthName } from '../days-in-words.ts'
import type { Place } from './map-day.tsx'
import type { Band } from './year-bands.ts'
import styles from './year-map.module.css'

interface BandProps {
  band: Band
  /** Set if months can be selected by name. */
  choice: { month: string; onMonth: (month: string) => void } | undefined
  children: (cell: DayCell, place: Place) => React.ReactNode
}

/** Weeks side by side, under their months' names. */
export function BandOfWeeks({ band: { weeks, months, weekdays }, choice, children }: BandProps) {
  const columns = { '--weeks': weeks.length } as React.CSSProperties
  return (
    <div className={styles.band} style={columns}>
      {months.map(({ name, month, column, span }) =>
        choice ? (
          <button
            key={month}
            type="button"
            className={styles.monthChoice}
            style={{ gridColumn: `${column + 2} / span ${span}` }}
            aria-label={monthName(month)}
            aria-pressed={month === choice.month}
            onClick={() => choice.onMonth(month)}
          >
            {name}
          </button>
        ) : (
          <span
            key={month}
            className={styles.month}
            style={{ gridColumn: column + 2 }}
            aria-hidden="true"
          >
            {name}
          </span>
        ),
      )}
      {weekdays.map((name, row) => (
        <span key={name} className={styles.weekday} style={{ gridRow: row + 2 }} aria-hidden="true">
          {row % 2 === 1 && name}
        </span>
      ))}
      {weeks.map((week, column) =>
        week.map((cell, row) => cell && children(cell, { column: column + 2, row: row + 2 })),
      )}
    </div>
  )
}
