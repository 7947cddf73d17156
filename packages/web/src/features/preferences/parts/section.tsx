import { type ReactNode, useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import styles from './section.module.css'

interface SectionProps {
  title: string
  aside: string
  children: ReactNode
}

/** A section of settings, in two columns where there's room. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <PageSection title={title} aside={aside} wide>
      <div className={styles.rows}>{children}</div>
    </PageSection>
  )
}

/** One setting; `wide` if it takes both columns. */
export function Row({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, wide && styles.wide)}>{children}</div>
}

/** Settings that answer the same question, under a heading. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={classNames(styles.row, styles.wide)} aria-labelledby={titleId}>
      <h3 className={styles.groupTitle} id={titleId}>
        {title}
      </h3>
      <div className={styles.group}>{children}</div>
    </section>
  )
}
