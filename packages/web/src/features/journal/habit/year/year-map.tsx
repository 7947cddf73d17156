import type { DayCell, WritingYear } from '@daywell/core/habit'
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useWidth } from '#features/journal/layout/use-width.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { dayOfMonth } from '../days-in-words.ts'
import { habitTexts } from '../habit.texts.ts'
import { MonthDays } from '../month-days.tsx'
import { BandOfWeeks } from './band-of-weeks.tsx'
import { dayForKey, dayWithin } from './day-for-key.ts'
import { MapDay, PicturedDay, type Place } from './map-day.tsx'
import { bandsOf } from './year-bands.ts'
import styles from './year-map.module.css'

// Same breakpoint as larger controls: a day in a year is smaller than a fingertip there.
const QUERY = '(pointer: coarse), (max-width: 47.99rem)'

function useForFingers(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(QUERY).matches)
}

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface YearMapProps {
  year: WritingYear
  today: string
  chosen: string | undefined
  onChoose: (day: string) => void
  /** The map's content as text. */
  children: ReactNode
}

/**
 * The days of a year in one ink, selectable. On touch screens the year is a picture, in two halves
 * if narrow, and one month's days below it are selectable.
 */
export function YearMap({ year, today, chosen, onChoose, children }: YearMapProps) {
  const texts = useTexts(habitTexts).year
  const isForFingers = useForFingers()
  const bands = bandsOf(year.weeks, useWidth() === 'phone' ? 2 : 1)
  const map = useRef<HTMLFieldSetElement>(null)
  const [stop, setStop] = useState(() => dayWithin(today, year))
  const walk = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement && event.target.getAttribute('data-day')
    if (!from) return
    const layout = isForFingers ? 'month' : 'year'
    const next = dayForKey(event, from, { ...year, layout })
    if (!next) return
    event.preventDefault()
    // Synchronous: the day may be in another month that isn't rendered yet.
    flushSync(() => setStop(next))
    map.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const month = stop.slice(0, 7)
  const onMonth = (next: string) =>
    setStop(today.startsWith(next) ? dayWithin(today, year) : dayWithin(`${next}-01`, year))
  const day = (cell: DayCell, place: Place) => (
    <MapDay
      key={cell.day}
      cell={cell}
      place={place}
      today={today}
      isStop={cell.day === stop}
      isChosen={cell.day === chosen}
      onChoose={() => {
        setStop(cell.day)
        onChoose(cell.day)
      }}
    >
      {isForFingers && dayOfMonth(cell.day)}
    </MapDay>
  )
  return (
    <fieldset ref={map} className={styles.map} aria-label={texts.map} onKeyDown={walk}>
      {bands.map((band) => (
        <BandOfWeeks
          key={band.weeks[0]?.find(Boolean)?.day}
          band={band}
          choice={isForFingers ? { month, onMonth } : undefined}
        >
          {isForFingers
            ? (cell, place) => (
                <PicturedDay key={cell.day} cell={cell} place={place} today={today} />
              )
            : day}
        </BandOfWeeks>
      ))}
      <Legend />
      {children}
      {isForFingers && (
        <MonthDays year={year} month={month} onMonth={onMonth}>
          {day}
        </MonthDays>
      )}
    </fieldset>
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
