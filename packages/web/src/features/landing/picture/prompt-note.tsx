import { RotateCw } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './prompt-note.module.css'

interface PromptNoteProps {
  prompt: string
  help: string
  /** Label of the button for another prompt. */
  another?: string
  className?: string | undefined
}

/** A prompt as shown on the page. */
export function PromptNote({ prompt, help, another, className }: PromptNoteProps) {
  return (
    <Paper tone="note" className={classNames(styles.note, className)}>
      <p className={styles.prompt}>{prompt}</p>
      <p className={styles.help}>
        <span className="text-soft">{help}</span>
        {another && (
          <span className={styles.another}>
            <RotateCw />
            {another}
          </span>
        )}
      </p>
    </Paper>
  )
}
