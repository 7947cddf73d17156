import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

interface ProfileSectionProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A section: description on the left, controls on the shared axis. */
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
