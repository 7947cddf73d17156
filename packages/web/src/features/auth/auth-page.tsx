import type { ReactNode } from 'react'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './auth.module.css'

interface AuthPageProps {
  title: string
  lead: string
  /** Link to the other form, if there is one. */
  other?: ReactNode
  children: ReactNode
}

/** Layout of the sign-in pages: an invitation next to the form. */
export function AuthPage({ title, lead, other, children }: AuthPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.invitation}>
        <h1 className="text-question">{title}</h1>
        <p className="text-lead text-soft">{lead}</p>
        {other && <p className={styles.other}>{other}</p>}
      </div>
      <Paper padding="large" className={styles.sheet}>
        {children}
      </Paper>
    </div>
  )
}
