import { useEffect, useState } from 'react'
import { journalTexts } from '#features/journal/journal.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { EntryMade } from '#services/habit/habit.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditorView } from '../editor-context.ts'
import styles from '../page-foot.module.css'

/** Marks a person's first entry next to the save status. */
export function FirstSaved() {
  const { firstSaved } = useTexts(journalTexts).foot
  const isFirst = useIsFirst()
  const isSaved = useEditorView(({ entryId, phase }) => entryId !== undefined && phase !== 'failed')
  return (
    <span className={styles.first} role="status">
      {isFirst && isSaved && firstSaved}
    </span>
  )
}

/**
 * Whether the only entry of all was just written, until the next one is. Nothing is stored for it:
 * who logs out leaves no trace of having written.
 */
function useIsFirst(): boolean {
  const journal = useJournal()
  const [isFirst, setFirst] = useState(false)
  useEffect(() => journal?.habit?.onEntryMade((made) => setFirst(isOnly(made))), [journal])
  return isFirst
}

function isOnly({ days }: EntryMade): boolean {
  return [...days.values()].reduce((sum, { entries }) => sum + entries, 0) === 1
}
