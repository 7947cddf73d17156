import { calendarYear, type WritingYear, writingYear, yearUpTo } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'
import { dayAt } from '@daywell/core/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import type { HabitState } from '#services/habit/habit.ts'
import { useEntries } from '#services/journal/journal-context.ts'
import { dayOf, firstWeekday, monthName } from '../days-in-words.ts'
import { EntryLinks } from '../entry-links.tsx'
import { habitTexts } from '../habit.texts.ts'
import { useGoals } from '../use-goals.ts'
import styles from '../writing-panel.module.css'
import { yearInWords } from './year-in-words.ts'
import { YearMap } from './year-map.tsx'

/** The year that ends today, in addition to calendar years. */
const LAST = 'last'

interface YearChoiceProps {
  /** Newest first. */
  years: readonly string[]
  which: string
  onWhich: (year: string) => void
}

/** The shown year, between its neighbors. */
function YearChoice({ years, which, onWhich }: YearChoiceProps) {
  const texts = useTexts(habitTexts).year
  const place = years.indexOf(which)
  const step = (to: number) => {
    const year = years[to]
    if (year !== undefined) onWhich(year)
  }
  return (
    <div className={styles.years}>
      <IconButton
        aria-label={texts.earlier}
        aria-disabled={place === years.length - 1}
        onClick={() => step(place + 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span role="status">{which === LAST ? texts.last : which}</span>
      <IconButton
        aria-label={texts.later}
        aria-disabled={place === 0}
        onClick={() => step(place - 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface YearPartProps {
  habit: HabitState
  onOpen: (entry: Entry) => void
}

/** A year by day, as a sentence and as a table; days are selectable. */
export function YearPart({ habit, onOpen }: YearPartProps) {
  const texts = useTexts(habitTexts).year
  const [which, setWhich] = useState<string>(LAST)
  const [chosen, setChosen] = useState<string>()
  const years = useMemo(() => [LAST, ...yearsOf(habit)], [habit])
  const show = (next: string) => {
    setWhich(next)
    setChosen(undefined)
  }
  const year = useYear(habit, which)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.yearHead}>
        <h3 id={id} className={styles.heading}>
          {texts.title}
        </h3>
        <YearChoice years={years} which={which} onWhich={show} />
      </div>
      <YearMap key={which} year={year} today={habit.today} chosen={chosen} onChoose={setChosen}>
        <p className={styles.reading}>{yearInWords(year, habit.today, texts)}</p>
      </YearMap>
      <ChosenDay day={chosen} today={habit.today} onOpen={onOpen} />
      <YearTable year={year} />
    </section>
  )
}

function useYear(habit: HabitState, which: string): WritingYear {
  const { wordsPerEntry } = useGoals()
  return useMemo(() => {
    const { days, today } = habit
    const span = which === LAST ? yearUpTo(today) : calendarYear(Number(which))
    const calendar = { ...span, firstWeekday: firstWeekday(navigator.language), wordsPerEntry }
    return writingYear(days, calendar)
  }, [habit, which, wordsPerEntry])
}

/** Years with an entry, newest first. */
function yearsOf({ days }: HabitState): string[] {
  const years = new Set([...days.keys()].map((day) => dayAt(day).slice(0, 4)))
  return [...years].sort().reverse()
}

interface ChosenDayProps {
  day: string | undefined
  today: string
  onOpen: YearPartProps['onOpen']
}

function ChosenDay({ day, today, onOpen }: ChosenDayProps) {
  const { dayHeading } = useTexts(habitTexts)
  const entries = useEntries()
  const ofDay = useMemo(() => entries.filter(({ localDate }) => localDate === day), [entries, day])
  const heading = day && dayHeading(dayOf(day, today), ofDay.length)
  return (
    <>
      <span role="status">{heading && <VisuallyHidden>{heading}</VisuallyHidden>}</span>
      {heading && (
        <div className={styles.day}>
          <h4 className={styles.label}>{heading}</h4>
          <EntryLinks entries={ofDay} onOpen={onOpen} />
        </div>
      )}
    </>
  )
}

/** The year by month, as an alternative to the map. */
function YearTable({ year }: { year: WritingYear }) {
  const { table, columns } = useTexts(habitTexts).year
  return (
    <div className={styles.table}>
      <table>
        <caption>{table}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.days}</th>
            <th scope="col">{columns.entries}</th>
            <th scope="col">{columns.words}</th>
          </tr>
        </thead>
        <tbody>
          {year.months.map(({ month, daysWritten, entries, words }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{daysWritten}</td>
              <td>{entries}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
