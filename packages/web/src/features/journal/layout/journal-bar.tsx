import { PanelLeft, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { useEditorView } from '../editor/editor-context.ts'
import { journalTexts } from '../journal.texts.ts'
import styles from './journal-layout.module.css'

interface JournalBarProps {
  entriesOpen: boolean
  onToggleEntries: () => void
  onNew: () => void
  children?: ReactNode
}

/** Toolbar: past entries, and a new entry. */
export function JournalBar({ entriesOpen, onToggleEntries, onNew, children }: JournalBarProps) {
  const texts = useTexts(journalTexts)
  const saved = useEditorView((state) => state.entryId !== undefined)
  return (
    <div className={styles.start} data-chrome="">
      <Button
        kind="quiet"
        icon={<PanelLeft aria-hidden="true" />}
        aria-expanded={entriesOpen}
        onClick={onToggleEntries}
      >
        {entriesOpen ? texts.entries.hide : texts.entries.show}
      </Button>
      {saved && (
        <Button
          kind="quiet"
          className={styles.new}
          icon={<Plus aria-hidden="true" />}
          onClick={onNew}
        >
          <span>{texts.startNew}</span>
        </Button>
      )}
      {children}
    </div>
  )
}
