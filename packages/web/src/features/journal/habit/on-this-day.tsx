import { onThisDay } from '@daywell/core/habit'
import { type Entry, shownTitle } from '@daywell/core/journal'
import { useId, useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useHabit } from '#services/habit/use-habit.ts'
import { useEntries } from '#services/journal/journal-context.ts'
import { useEditorView } from '../editor/editor-context.ts'
import { dayOf } from './days-in-words.ts'
import { EntryLinks } from './entry-links.tsx'
import { habitTexts } from './habit.texts.ts'
import note from './on-this-day.module.css'
import styles from './writing-panel.module.css'

function useOnThisDay(today: string | undefined) {
  const entries = useEntries()
  return useMemo(() => (today === undefined ? [] : onThisDay(entries, today)), [entries, today])
}

interface OnThisDayProps {
  today: string
  onOpen: (entry: Entry) => void
}

/** Entries from this day in earlier years. */
export function OnThisDay({ today, onOpen }: OnThisDayProps) {
  const texts = useTexts(habitTexts).onThisDay
  const years = useOnThisDay(today)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {texts.title}
      </h3>
      {years.length === 0 && <p className={styles.aside}>{texts.none}</p>}
      {years.map(({ years: ago, day, entries }) => (
        <div key={day}>
          <h4 className={styles.label}>
            {texts.yearsAgo(ago)}, {dayOf(day, today)}
          </h4>
          <EntryLinks entries={entries} onOpen={onOpen} />
        </div>
      ))}
    </section>
  )
}

/** A line at the foot of an empty page: there's something to reread. */
export function OnThisDayNote({ onOpen }: { onOpen: () => void }) {
  const texts = useTexts(habitTexts).onThisDay
  const isNew = useEditorView((state) => state.blank && state.entryId === undefined)
  const years = useOnThisDay(useHabit()?.today)
  const [latest] = years
  const [entry] = latest?.entries ?? []
  if (!isNew || !latest || !entry) return null
  const more = years.reduce((sum, { entries }) => sum + entries.length, -1)
  const words = texts.note(texts.yearsAgo(latest.years), shownTitle(entry))
  return (
    <button type="button" className={note.note} data-chrome="" onClick={onOpen}>
      {more > 0 ? `${words}, ${texts.more(more)}` : words}
    </button>
  )
}
