import { moods } from '@daywell/core/preferences'
import type { EntryFilter } from '@daywell/core/search'
import { X } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { ChipButton } from '#ui/text/chip.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'

interface FilterChipsProps {
  filter: EntryFilter
  onFilter: (filter: EntryFilter) => void
}

/** The filters that hold, each to be taken away. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const texts = useTexts(pastEntriesTexts).filters
  const { from, to, mood, tag, favorite } = filter
  const active = [
    { name: 'from', label: from && texts.fromDay(dayInWords(from)) },
    { name: 'to', label: to && texts.toDay(dayInWords(to)) },
    { name: 'mood', label: mood && moods[mood] },
    { name: 'tag', label: tag && texts.tagged(tag) },
    { name: 'favorite', label: favorite && texts.starred },
  ].filter(({ label }) => label)
  if (active.length === 0) return null
  return (
    <ul className={styles.active} aria-label={texts.active}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <ChipButton
            pressed={undefined}
            aria-label={texts.remove(`${label}`)}
            onClick={() => onFilter({ ...filter, [name]: undefined })}
          >
            {label}
            <X aria-hidden="true" />
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

function dayInWords(day: string): string {
  return DAY.format(Date.parse(day))
}
