import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './spinner.module.css'

export interface SpinnerProps {
  label: string
  /** `page` fills the space it is given and shows its label. */
  size?: 'inline' | 'page'
}

/** The turning mark alone, for a place whose words already say what goes on. */
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
