import type { ReactNode } from 'react'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './spread.module.css'

/** Two pages side by side; stacked on phones. */
export function Spread({ children }: { children: ReactNode }) {
  return (
    <Paper padding="none" className={styles.spread}>
      {children}
    </Paper>
  )
}
