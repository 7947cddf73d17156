import { type ReactNode, useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title: string
  aside: string
  children: ReactNode
}

/** A heading at the left, what can be chosen on one column beside it. */
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

/** One thing to choose, with what belongs to it; `wide` where that is more than one line. */
export function Row({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, wide && styles.wide)}>{children}</div>
}
