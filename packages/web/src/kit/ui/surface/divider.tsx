import type { ReactNode } from 'react'
import styles from './divider.module.css'

/** A rule; with a word, the word is between two rules. */
export function Divider({ children }: { children?: ReactNode }) {
  if (!children) return <hr className={styles.rule} />
  return <p className={styles.word}>{children}</p>
}
