import type { DayCell, WritingYear } from '@daywell/core/habit'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { useWidth } from '../layout/use-width.ts'
import { dayForKey } from './day-for-key.ts'
import { wholeDay } from './days-in-words.ts'
import { habitTexts } from './habit.texts.ts'
import { type Band, bandsOf } from './year-bands.ts'
import styles from './year-map.module.css'

interface YearMapProps {
  year: WritingYear
  today: string
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** The days of a year in one ink; where there is little room, in two halves below each other. */
export function YearMap({ year, today, chosen, onChoose }: YearMapProps) {
  const texts = useTexts(habitTexts).year
  const bands = bandsOf(year.weeks, useWidth() === 'phone' ? 2 : 1)
  const map = useRef<HTMLFieldSetElement>(null)
  const [stop, setStop] = useState(() => (today < year.last ? today : year.last))
  const walk = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, stop, year)
    if (!next) return
    event.preventDefault()
    setStop(next)
    map.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  return (
    <fieldset ref={map} className={styles.map} aria-label={texts.map} onKeyDown={walk}>
      {bands.map((band) => (
        <BandOfWeeks key={band.weeks[0]?.find(Boolean)?.day} band={band}>
          {(cell, place) => (
            <Day
              key={cell.day}
              cell={cell}
              place={place}
              isStop={cell.day === stop}
              isToday={cell.day === today}
              isChosen={cell.day === chosen}
              onChoose={() => {
                setStop(cell.day)
                onChoose(cell.day)
              }}
            />
          )}
        </BandOfWeeks>
      ))}
      <Legend />
    </fieldset>
  )
}

interface Place {
  readonly column: number
  readonly row: number
}

interface BandProps {
  band: Band
  children: (cell: DayCell, place: Place) => React.ReactNode
}

function BandOfWeeks({ band: { weeks, months, weekdays }, children }: BandProps) {
  const columns = { '--weeks': weeks.length } as React.CSSProperties
  return (
    <div className={styles.band} style={columns}>
      {months.map(({ name, column }) => (
        <span
          key={column}
          className={styles.month}
          style={{ gridColumn: column + 2 }}
          aria-hidden="true"
        >
          {name}
        </span>
      ))}
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

interface DayProps {
  cell: DayCell
  place: Place
  isStop: boolean
  isToday: boolean
  isChosen: boolean
  onChoose: () => void
}

function Day({ cell, place, isStop, isToday, isChosen, onChoose }: DayProps) {
  const { day, entries, words, level } = cell
  const name = useTexts(habitTexts).year.day(wholeDay(day), entries, words)
  return (
    <button
      type="button"
      className={styles.day}
      style={{ gridColumn: place.column, gridRow: place.row }}
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      data-day={day}
      data-level={level}
      onClick={onChoose}
    />
  )
}

function Legend() {
  const texts = useTexts(habitTexts).year
  return (
    <p className={styles.legend} aria-hidden="true">
      {texts.less}
      {[0, 1, 2, 3, 4].map((level) => (
        <span key={level} className={styles.day} data-level={level} />
      ))}
      {texts.more}
    </p>
  )
}
