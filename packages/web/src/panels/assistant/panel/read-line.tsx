import type { ReadEntry } from '@daywell/core/contract'
import { type Entry, shownTitle } from '@daywell/core/journal'
import { Fragment } from 'react'
import { dayText } from '#kit/texts/more-dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { assistantTexts } from '../assistant.texts.ts'
import styles from './exchange.module.css'
import type { Assistant } from './use-assistant.ts'

interface ReadLineProps {
  assistant: Assistant
  entries: readonly ReadEntry[]
  withDraft: boolean
  onOpen: (entry: Entry) => void
}

/** What an answer is based on; entries can be opened. */
export function ReadLine({ assistant, entries, withDraft, onOpen }: ReadLineProps) {
  const texts = useTexts(assistantTexts)
  const alone = !withDraft && entries.length === 0
  return (
    <p className={styles.read}>
      {texts.read} {withDraft && texts.readDraft}
      {alone && texts.readMessage}
      {entries.map(({ id, localDate }, index) => (
        <Fragment key={id}>
          {(withDraft || index > 0) && ', '}
          <Day entry={assistant.journal?.store.find(id)} localDate={localDate} onOpen={onOpen} />
        </Fragment>
      ))}
    </p>
  )
}

interface DayProps extends Pick<ReadEntry, 'localDate'> {
  entry: Entry | undefined
  onOpen: (entry: Entry) => void
}

function Day({ entry, localDate, onOpen }: DayProps) {
  const { open } = useTexts(assistantTexts)
  const day = dayText(localDate, String(new Date().getFullYear()))
  if (!entry) return day
  const title = shownTitle(entry)
  return (
    <button
      type="button"
      className="text-link"
      aria-label={open(day, title)}
      title={title}
      onClick={() => onOpen(entry)}
    >
      {day}
    </button>
  )
}
