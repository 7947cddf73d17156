import { moods } from '@daywell/core/preferences'
import type { EntryFilter } from '@daywell/core/search'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { dateText } from '#kit/texts/more-dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { ChipButton } from '#kit/ui/text/chip.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'

interface FilterChipsProps {
  filter: EntryFilter
  onFilter: (filter: EntryFilter) => void
  /** The last chip was removed, and focus with it. */
  onNone: () => void
}

/** The active filters, each removable. */
export function FilterChips({ filter, onFilter, onNone }: FilterChipsProps) {
  const texts = useTexts(pastEntriesTexts).filters
  const { from, to, mood, tag, favorite } = filter
  const active = [
    { name: 'from', label: from && texts.fromDay(dateText(from)) },
    { name: 'to', label: to && texts.toDay(dateText(to)) },
    { name: 'mood', label: mood && moods[mood] },
    { name: 'tag', label: tag && texts.tagged(tag) },
    { name: 'favorite', label: favorite && texts.starred },
  ].filter(({ label }) => label)
  if (active.length === 0) return null
  const remove = (name: string, { currentTarget }: MouseEvent) => {
    const chips = currentTarget.closest('ul')
    flushSync(() => onFilter({ ...filter, [name]: undefined }))
    const index = active.findIndex((other) => other.name === name)
    const next = chips?.querySelectorAll('button')[Math.min(index, active.length - 2)]
    if (next) next.focus()
    else onNone()
  }
  return (
    <ul className={styles.active} aria-label={texts.active}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <ChipButton
            pressed={undefined}
            aria-label={texts.remove(`${label}`)}
            onClick={(event) => remove(name, event)}
          >
            {label}
            <X aria-hidden="true" />
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}
