import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Read out, not shown. Isolated: what is hidden must not decide the direction of a text around it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <bdi className={styles.hidden}>{children}</bdi>
}
