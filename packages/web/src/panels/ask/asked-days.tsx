import type { AskAnswer } from '@daywell/core/ask'
import { type Entry, shownTitle } from '@daywell/core/journal'
import { dateText } from '#kit/texts/more-dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { askTexts } from './ask.texts.ts'
import styles from './ask-dialog.module.css'

interface AskedDaysProps {
  label: string
  sources: AskAnswer['sources']
  find: (id: string) => Entry | undefined
  onOpen: (entry: Entry) => void
}

/** The entries behind an answer, as links. */
export function AskedDays({ label, sources, find, onOpen }: AskedDaysProps) {
  const texts = useTexts(askTexts)
  if (sources.length === 0) return null
  return (
    <div className={styles.days}>
      <span>{label}</span>
      <ul>
        {sources.map(({ id, localDate }) => {
          const entry = find(id)
          const day = dateText(localDate)
          return (
            <li key={id}>
              {entry ? (
                <button
                  type="button"
                  className="text-link"
                  aria-label={texts.open(day, shownTitle(entry))}
                  onClick={() => onOpen(entry)}
                >
                  {day}
                </button>
              ) : (
                day
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
