import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { ReadText } from '#panels/media/read-text.tsx'
import styles from './reading.module.css'

type ReadingProps = { title: ReactNode } & ({ text: string } | { children: ReactNode })

/** An entry as shown on the page, with its line breaks. */
export function Reading({ title, ...text }: ReadingProps) {
  return (
    <article>
      <h3 className={classNames('text-title', styles.title)} dir="auto">
        {title}
      </h3>
      {'text' in text ? (
        <ReadText className="text-page" text={text.text} under={3} />
      ) : (
        <div className={classNames('text-page', styles.text)} dir="auto">
          {text.children}
        </div>
      )}
    </article>
  )
}
