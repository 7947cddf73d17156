import type { DayCell } from '@daywell/core/habit'
import { useTexts } from '#kit/texts/use-texts.ts'
import { wholeDay } from '../days-in-words.ts'
import { habitTexts } from '../habit.texts.ts'
import styles from './year-map.module.css'

export interface Place {
  readonly column: number
  readonly row: number
}

interface MapDayProps {
  cell: DayCell
  place: Place
  today: string
  isStop: boolean
  isChosen: boolean
  onChoose: () => void
  /** Content of a large day. */
  children?: React.ReactNode
}

/** A selectable day. */
export function MapDay({ cell, place, today, isStop, isChosen, onChoose, children }: MapDayProps) {
  const { day, entries, words } = cell
  const name = useTexts(habitTexts).year.day(wholeDay(day), entries, words)
  return (
    <button
      type="button"
      {...looksOf(cell, place, today)}
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      data-day={day}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

/** A day in a picture, not selectable. */
export function PicturedDay({ cell, place, today }: Pick<MapDayProps, 'cell' | 'place' | 'today'>) {
  return <span {...looksOf(cell, place, today)} aria-hidden="true" />
}

function looksOf({ day, level }: DayCell, place: Place, today: string) {
  return {
    className: styles.day,
    style: { gridColumn: place.column, gridRow: place.row },
    'data-level': level,
    'data-today': day === today || undefined,
    'data-ahead': day > today || undefined,
  }
}
