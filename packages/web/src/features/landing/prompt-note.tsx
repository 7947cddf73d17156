import { Paper } from '#ui/surface/paper.tsx'
import styles from './prompt-note.module.css'

/** A prompt as it lies on the page. */
export function PromptNote({ prompt, help }: { prompt: string; help: string }) {
  return (
    <Paper tone="note" className={styles.note}>
      <p className={styles.prompt}>{prompt}</p>
      <p className="text-soft">{help}</p>
    </Paper>
  )
}
