import { type ReactNode, useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title: string
  aside: string
  children: ReactNode
}

/** A heading on the left, a column of choices on the right. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className="text-lead" id={titleId}>
          {title}
        </h2>
        <p className={styles.aside}>{aside}</p>
      </div>
      <div className={styles.rows}>{children}</div>
    </section>
  )
}

/** One setting; `wide` if its control needs more than one line. */
export function Row({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, wide && styles.wide)}>{children}</div>
}
