import { builtInTemplates, type Template } from '@daywell/core/templates'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import type { FieldRefs } from '../editor/use-page.ts'
import styles from './templates.module.css'
import { templatesTexts } from './templates.texts.ts'
import { type InsertionTarget, useInsertion } from './use-insertion.ts'

interface TemplatesDialogProps {
  text: FieldRefs['text']
  target: InsertionTarget
  onClose: () => void
}

/** The list of templates; choosing one inserts it. */
export function TemplatesDialog({ text, target, onClose }: TemplatesDialogProps) {
  const texts = useTexts(templatesTexts)
  const insert = useInsertion(text)
  const choose = (template: Template) => {
    // Closed first: the dialog gives the focus back to its button.
    flushSync(onClose)
    void insert(template, target)
  }
  return (
    <Dialog open title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <ul className={styles.list}>
        {builtInTemplates.map((template) => (
          <li key={template.id} className={styles.row}>
            <Choice template={template} onChoose={() => choose(template)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Choice({ template, onChoose }: { template: Template; onChoose: () => void }) {
  const id = useId()
  return (
    <button
      type="button"
      className={styles.choice}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-start`}
      onClick={onChoose}
    >
      <span id={`${id}-name`} className={styles.name}>
        {template.name}
      </span>
      <span id={`${id}-start`} className={styles.start}>
        {headingsOf(template.text)}
      </span>
    </button>
  )
}

const headingsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3))
    .join(' · ')
