import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

/** A folded explanation. `about` tells screen readers which of several it is. */
export function LearnMore({ about, children }: { about: string; children: ReactNode }) {
  const texts = useTexts(whereTexts)
  return (
    <details className={styles.more}>
      <summary>
        {texts.learnMore} <VisuallyHidden>{texts.about(about)}</VisuallyHidden>
      </summary>
      {children}
    </details>
  )
}
