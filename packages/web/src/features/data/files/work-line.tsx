import { Button } from '#kit/ui/button/button.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import styles from './files.module.css'

interface Props {
  readonly label: string
  /** How far it is, in words. */
  readonly said: string
  /** From 0 to 1; without it the length of the work is not known. */
  readonly value: number | undefined
  readonly stop: string
  readonly onStop: () => void
}

/** A work that is going on, and how to end it. */
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
