import styles from './progress.module.css'

export interface ProgressProps {
  label: string
  /** From 0 to 1; leave out if the total is unknown. */
  value?: number | undefined
}

export function Progress({ label, value }: ProgressProps) {
  return <progress className={styles.bar} aria-label={label} max={1} value={value} />
}

export interface StepProgressProps {
  /** Such as "Step 2 of 5"; shown before the steps. */
  label: string
  step: number
  total: number
}

/** A few steps, some of them done. */
export function StepProgress({ label, step, total }: StepProgressProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <div className={styles.steps}>
      <span className={styles.label}>{label}</span>
      <span className={styles.marks} aria-hidden="true">
        {steps.map((number) => (
          <span key={number} className={styles.step} data-done={number <= step} />
        ))}
      </span>
    </div>
  )
}
