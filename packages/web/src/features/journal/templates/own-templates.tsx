import { isLocalId, textBelowTitle } from '@daywell/core/journal'
import { excerptOf } from '@daywell/core/search'
import type { OwnTemplate, Template } from '@daywell/core/templates'
import { Laptop, Pencil } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { pastEntriesTexts } from '../past-entries/past-entries.texts.ts'
import { TemplateChoice } from './template-choice.tsx'
import styles from './templates.module.css'
import { templatesTexts } from './templates.texts.ts'
import { useIsSynced } from './use-is-synced.ts'

interface OwnTemplatesProps {
  templates: readonly OwnTemplate[]
  onChoose: (template: Template) => void
  onEdit: (template: Template) => void
}

/** The person's own templates, or how to make one. */
export function OwnTemplates({ templates, onChoose, onEdit }: OwnTemplatesProps) {
  const texts = useTexts(templatesTexts)
  const { card } = useTexts(pastEntriesTexts)
  const isSynced = useIsSynced()
  const headingId = useId()
  const isUploaded = isSynced && templates.some(({ id }) => isLocalId(id))
  return (
    <section className={styles.own} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {texts.own}
      </h3>
      {isUploaded && <p className={styles.note}>{texts.uploads}</p>}
      {templates.length === 0 && <p className={styles.note}>{texts.howToMake}</p>}
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.id} className={styles.row}>
            <TemplateChoice
              template={template}
              start={startOf(template)}
              onChoose={() => onChoose(template)}
            >
              {isLocalId(template.id) && (
                <>
                  <Laptop aria-hidden="true" />
                  {card.device}
                </>
              )}
            </TemplateChoice>
            <IconButton aria-label={texts.edit(template.name)} onClick={() => onEdit(template)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const startOf = ({ entry }: OwnTemplate) =>
  excerptOf(textBelowTitle(entry, 'beginning'))
    .map(({ text }) => text)
    .join('')
