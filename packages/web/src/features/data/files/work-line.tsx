import { Button } from '#kit/ui/button/button.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import styles from './files.module.css'

interface Props {
  readonly label: string
  /** The progress, as text. */
  readonly said: string
  /** From 0 to 1; undefined if the total is unknown. */
  readonly value: number | undefined
  readonly stop: string
  readonly onStop: () => void
}

/** A running task with progress and a stop button. */
export function WorkLine({ label, said, value, stop, onStop }: Props) {
  return (
    <div className={styles.work}>
      <p className={styles.said}>{said}</p>
      <Progress label={label} value={value} />
      <Button kind="quiet" onClick={onStop}>
        {stop}
      </Button>
    </div>
  )
}
