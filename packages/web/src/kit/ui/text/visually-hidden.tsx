import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/**
 * For screen readers only. Isolated, so that hidden text doesn't decide the direction of the text
 * around it.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <bdi className={styles.hidden}>{children}</bdi>
}
