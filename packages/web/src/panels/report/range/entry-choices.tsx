import { type Entry, shownTitle } from '@daywell/core/journal'
import { weekdayText } from '#kit/texts/dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import styles from '../report.module.css'
import { reportTexts } from '../report.texts.ts'

interface EntryChoicesProps {
  entries: readonly Entry[]
  leftOut: ReadonlySet<string>
  onChange: (leftOut: ReadonlySet<string>) => void
}

/** The entries in the range, each of which can be excluded. */
export function EntryChoices({ entries, leftOut, onChange }: EntryChoicesProps) {
  const texts = useTexts(reportTexts).dialog
  const chosen = entries.filter(({ _id }) => !leftOut.has(_id)).length
  if (entries.length === 0) return <p role="status">{texts.none}</p>
  const toggle = (id: string) => {
    const without = new Set(leftOut)
    if (!without.delete(id)) without.add(id)
    onChange(without)
  }
  return (
    <ChoiceGroup legend={texts.entries}>
      <Checkbox
        label={texts.all}
        hint={texts.chosen(chosen, entries.length)}
        checked={chosen === entries.length}
        onChange={() => onChange(new Set(chosen === entries.length ? idsOf(entries) : []))}
      />
      <div className={styles.entries}>
        {entries.map((entry) => (
          <Checkbox
            key={entry._id}
            label={shownTitle(entry)}
            hint={weekdayText(entry.localDate)}
            checked={!leftOut.has(entry._id)}
            onChange={() => toggle(entry._id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ _id }) => _id)
