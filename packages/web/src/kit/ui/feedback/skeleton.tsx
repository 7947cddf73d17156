import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** What is loading, for those who do not see the lines. */
  label: string
  lines?: number | undefined
  /** Begins with a taller line, as a title over its text. */
  title?: boolean | undefined
}

/** Lines in the shape of the text that is on its way. */
export function Skeleton({ label, lines = 3, title = false }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {title && <span className={styles.title} />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span className={styles.line} key={index} />
      ))}
    </div>
  )
}
