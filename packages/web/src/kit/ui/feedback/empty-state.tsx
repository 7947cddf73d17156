import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  /** The heading's level in the page's outline. */
  level?: 1 | 2 | 3 | undefined
}

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
