import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './reading.module.css'

/** An entry as shown on the page, with its line breaks. */
export function Reading({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <article>
      <h3 className={classNames('text-title', styles.title)} dir="auto">
        {title}
      </h3>
      <div className={classNames('text-page', styles.text)} dir="auto">
        {children}
      </div>
    </article>
  )
}
