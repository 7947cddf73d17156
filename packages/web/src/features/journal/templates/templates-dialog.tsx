import { builtInTemplates, type Template } from '@daywell/core/templates'
import { flushSync } from 'react-dom'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { useJournalState } from '#services/journal/journal-context.ts'
import type { FieldRefs } from '../editor/use-page.ts'
import { OwnTemplates } from './own-templates.tsx'
import { TemplateChoice } from './template-choice.tsx'
import styles from './templates.module.css'
import { templatesTexts } from './templates.texts.ts'
import { type InsertionTarget, useInsertion } from './use-insertion.ts'
import { useOwnTemplates } from './use-own-templates.ts'

interface TemplatesDialogProps {
  text: FieldRefs['text']
  target: InsertionTarget
  onClose: () => void
}

/** The list of templates; choosing one inserts it. */
export function TemplatesDialog({ text, target, onClose }: TemplatesDialogProps) {
  const texts = useTexts(templatesTexts)
  const insert = useInsertion(text)
  const openEntry = useOpenEntry()
  const own = useOwnTemplates()
  const choose = (template: Template) => {
    // Closed first: the dialog gives the focus back to its button.
    flushSync(onClose)
    void insert(template, target)
  }
  const edit = ({ id }: Template) => {
    flushSync(onClose)
    openEntry(id)
  }
  return (
    <Dialog open title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <ul className={styles.list}>
        {builtInTemplates.map((template) => (
          <li key={template.id} className={styles.row}>
            <TemplateChoice
              template={template}
              start={headingsOf(template.text)}
              onChoose={() => choose(template)}
            />
          </li>
        ))}
      </ul>
      {own && <OwnTemplates templates={own} onChoose={choose} onEdit={edit} />}
    </Dialog>
  )
}

/** Opens an entry as the palette does: the journal saves the page, or asks, before it replaces it. */
function useOpenEntry() {
  const navigate = useNavigate()
  const { userId } = useJournalState()
  return (entryId: string) => navigate('/journal', { replace: true, state: { userId, entryId } })
}

const headingsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3))
    .join(' · ')
