import { isLocalId } from '@daywell/core/journal'
import { ChevronDown, Laptop, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { journalTexts } from '#features/journal/journal.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { useEditorView } from '../editor-context.ts'
import styles from './details.module.css'

interface DetailsToggleProps {
  open: boolean
  onToggle: () => void
  /** Id of the region it opens. */
  controls: string
  children?: ReactNode
}

/** A disclosure button next to a summary of the set details. */
export function DetailsToggle({ open, onToggle, controls, children }: DetailsToggleProps) {
  const { details } = useTexts(journalTexts)
  const { mood, favorite, keepHere } = useEditorView((state) => state.details)
  const here = useEditorView(({ entryId = '' }) => isLocalId(entryId)) || keepHere
  return (
    <span className={styles.summary} data-chrome="">
      {favorite && <Star className={styles.starred} role="img" aria-label={details.starred} />}
      {here && <Laptop role="img" aria-label={details.keptHere} />}
      {mood && <span className={styles.mood}>{mood}</span>}
      {children}
      <Button
        kind="quiet"
        size="small"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
      >
        <span>{details.toggle}</span>
        <ChevronDown aria-hidden="true" />
      </Button>
    </span>
  )
}
