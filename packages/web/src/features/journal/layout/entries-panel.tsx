import { memo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Sheet } from '#kit/ui/dialog/sheet.tsx'
import { journalTexts } from '../journal.texts.ts'
import { PastEntries, type PastEntriesProps } from '../past-entries/past-entries.tsx'
import styles from './journal-layout.module.css'
import type { Width } from './use-width.ts'

/** The list of past entries on the left; a sheet on phones. Memoized: typing doesn't render it. */
export const EntriesPanel = memo(function EntriesPanel({
  width,
  ...list
}: PastEntriesProps & { width: Width }) {
  const { entries } = useTexts(journalTexts)
  const inside = <PastEntries {...list} />
  if (width !== 'phone')
    return (
      <aside className={styles.entries} data-chrome="" aria-label={entries.title}>
        {inside}
      </aside>
    )
  return (
    <Sheet open title={entries.title} closeLabel={entries.hide} side="start" onClose={list.onClose}>
      {inside}
    </Sheet>
  )
})
