import type { ReactNode } from 'react'
import styles from './tab-bar.module.css'

export const tabLinkClass = styles.link ?? ''

/** The phone's navigation, at the bottom. Links carry `tabLinkClass`: an icon and a word. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {children}
    </nav>
  )
}
