import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  lines?: number | undefined
  /** Starts with a taller line, like a title. */
  title?: boolean | undefined
}

/** A placeholder in the shape of the text being loaded. */
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
