import type { Entry } from '@daywell/core/journal'
import { isOwnTemplate } from '@daywell/core/templates'
import { Download, Ellipsis, History, LayoutTemplate, Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { templatesTexts } from '../../templates/templates.texts.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import { CardMenu } from './card-menu.tsx'
import styles from './entry-card.module.css'

/** Actions on an entry. */
export interface CardActs {
  onEdit: (entry: Entry) => void
  onExport: (entry: Entry) => void
  onDelete: (entry: Entry) => void
  onHistory: (entry: Entry) => void
  onTemplate: (entryId: string, isWanted: boolean) => void
}

interface CardActionsProps extends CardActs {
  entry: Entry
  /** Whether it's on the page. */
  current: boolean
  titleId: string
}

/** Buttons on the card of the entry on the page; a menu on every other card. */
export function CardActions({ entry, current, titleId, ...acts }: CardActionsProps) {
  const texts = useTexts(pastEntriesTexts).card
  const { use, stop } = useTexts(templatesTexts)
  const isTemplate = isOwnTemplate(entry)
  const actions = [
    { id: 'edit', name: texts.edit, Icon: Pencil, act: acts.onEdit },
    { id: 'export', name: texts.export, Icon: Download, act: acts.onExport },
    { id: 'delete', name: texts.delete, Icon: Trash2, act: acts.onDelete },
    {
      id: 'template',
      name: isTemplate ? stop : use,
      Icon: LayoutTemplate,
      act: ({ _id }: Entry) => acts.onTemplate(_id, !isTemplate),
      isIcon: true,
    },
    { id: 'history', name: texts.history, Icon: History, act: acts.onHistory, isIcon: true },
  ]
  if (!current)
    return (
      <CardMenu
        label={texts.actions}
        titleId={titleId}
        icon={<Ellipsis aria-hidden="true" />}
        items={actions.map(({ name, act }) => ({ name, act: () => act(entry) }))}
      />
    )
  return (
    <div className={styles.actions}>
      {actions.map(({ id, name, Icon, act, isIcon }) => (
        <button
          // Not the name, which may change: the button would lose the focus.
          key={id}
          type="button"
          className={styles.action}
          aria-label={isIcon ? name : undefined}
          title={isIcon ? name : undefined}
          aria-describedby={titleId}
          onClick={() => act(entry)}
        >
          <Icon aria-hidden="true" />
          {!isIcon && name}
        </button>
      ))}
    </div>
  )
}
