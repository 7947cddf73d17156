import type { ReactNode } from 'react'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './spread.module.css'

/** Two pages side by side, with the shade of the gutter between them; on phones one above the other. */
export function Spread({ children }: { children: ReactNode }) {
  return (
    <Paper padding="none" className={styles.spread}>
      {children}
    </Paper>
  )
}
