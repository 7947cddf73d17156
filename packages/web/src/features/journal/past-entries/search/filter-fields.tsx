import { type Mood, moods } from '@daywell/core/preferences'
import type { EntryFilter } from '@daywell/core/search'
import { Star } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Field } from '#kit/ui/field/field.tsx'
import { Select } from '#kit/ui/field/select.tsx'
import { ChipButton } from '#kit/ui/text/chip.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './search.module.css'

interface FilterFieldsProps {
  id: string
  filter: EntryFilter
  onFilter: (filter: EntryFilter) => void
  /** The available tags. */
  tags: readonly string[]
}

/** The filter form, collapsed by default. */
export function FilterFields({ id, filter, onFilter, tags }: FilterFieldsProps) {
  const texts = useTexts(pastEntriesTexts).filters
  const set = (change: EntryFilter) => onFilter({ ...filter, ...change })
  const moodOptions = Object.entries(moods).map(([value, label]) => ({ value, label }))
  const tagOptions = tags.map((tag) => ({ value: tag, label: tag }))
  return (
    <fieldset className={styles.fields} id={id}>
      <legend className={styles.legend}>{texts.group}</legend>
      <div className={styles.date}>
        <Field
          type="date"
          label={texts.from}
          value={filter.from ?? ''}
          max={filter.to}
          onChange={(event) => set({ from: event.currentTarget.value || undefined })}
        />
      </div>
      <div className={styles.date}>
        <Field
          type="date"
          label={texts.to}
          value={filter.to ?? ''}
          min={filter.from}
          onChange={(event) => set({ to: event.currentTarget.value || undefined })}
        />
      </div>
      <Select
        label={texts.mood}
        value={filter.mood ?? ''}
        options={[{ value: '', label: texts.anyMood }, ...moodOptions]}
        onChange={(event) => set({ mood: (event.currentTarget.value as Mood) || undefined })}
      />
      <Select
        label={texts.tag}
        value={filter.tag ?? ''}
        disabled={tags.length === 0}
        options={[{ value: '', label: texts.anyTag }, ...tagOptions]}
        onChange={(event) => set({ tag: event.currentTarget.value || undefined })}
      />
      <ChipButton
        className={styles.starred}
        pressed={filter.favorite === true}
        onClick={() => set({ favorite: filter.favorite ? undefined : true })}
      >
        <Star aria-hidden="true" />
        {texts.starred}
      </ChipButton>
    </fieldset>
  )
}
