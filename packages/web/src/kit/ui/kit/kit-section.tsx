import type { ReactNode } from 'react'
import styles from './kit.module.css'

export interface KitSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function KitSection({ id, title, children }: KitSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className="text-label" id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.parts}>{children}</div>
    </section>
  )
}
