import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './page-section.module.css'

interface PageSectionProps {
  /** A fragment that links can lead to. */
  id?: string
  title: string
  aside?: string
  /** Takes the whole column, beyond the width of a paragraph. */
  wide?: boolean
  /** Makes the heading focusable from code. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of a settings page: heading on the left, content on the page's shared axis. */
export function PageSection({ id, title, aside, wide, headingRef, children }: PageSectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2
          className="text-lead"
          id={titleId}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
        >
          {title}
        </h2>
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
      <div className={classNames(styles.body, wide && styles.wide)}>{children}</div>
    </section>
  )
}
