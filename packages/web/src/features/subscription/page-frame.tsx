import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

interface PageFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The screen's heading, which stays while its states change. */
export function PageFrame({ title, lead, children }: PageFrameProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="text-question" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="text-lead text-soft">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
