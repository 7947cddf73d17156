import type { Entry } from '@daywell/core/journal'
import { Download, History, Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './entry-card.module.css'

/** Actions on an entry. */
export interface CardActs {
  onEdit: (entry: Entry) => void
  onExport: (entry: Entry) => void
  onDelete: (entry: Entry) => void
  onHistory: (entry: Entry) => void
}

interface CardActionsProps extends CardActs {
  entry: Entry
  titleId: string
}

export function CardActions({ entry, titleId, ...acts }: CardActionsProps) {
  const texts = useTexts(pastEntriesTexts).card
  const actions = [
    { name: texts.edit, Icon: Pencil, act: acts.onEdit },
    { name: texts.export, Icon: Download, act: acts.onExport },
    { name: texts.delete, Icon: Trash2, act: acts.onDelete },
  ]
  return (
    <div className={styles.actions}>
      {actions.map(({ name, Icon, act }) => (
        <button
          key={name}
          type="button"
          className={styles.action}
          aria-describedby={titleId}
          onClick={() => act(entry)}
        >
          <Icon aria-hidden="true" />
          {name}
        </button>
      ))}
      <button
        type="button"
        className={styles.action}
        aria-label={texts.history}
        title={texts.history}
        aria-describedby={titleId}
        onClick={() => acts.onHistory(entry)}
      >
        <History aria-hidden="true" />
      </button>
    </div>
  )
}
