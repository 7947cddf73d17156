import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

interface ProfileSectionProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A part of the page: what it is on the left, what one does there on the common axis. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <p className="text-small text-quiet">{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
