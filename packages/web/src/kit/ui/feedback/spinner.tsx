import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './spinner.module.css'

export interface SpinnerProps {
  label: string
  /** `page` fills its container and shows its label. */
  size?: 'inline' | 'page'
}

/** The icon alone, where the text beside it already says what is happening. */
export function SpinnerMark() {
  return <span className={styles.mark} aria-hidden="true" />
}

export function Spinner({ label, size = 'inline' }: SpinnerProps) {
  return (
    <div role="status" className={classNames(styles.spinner, styles[size])}>
      <SpinnerMark />
      {size === 'page' ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  )
}
