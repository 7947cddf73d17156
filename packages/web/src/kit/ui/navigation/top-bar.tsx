import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './top-bar.module.css'

export interface TopBarProps {
  /** The logo in its link. */
  brand: ReactNode
  /** Links with `topLinkClass`; the current one with `aria-current="page"`. */
  children?: ReactNode
  /** The navigation's accessible name. */
  label: string
  /** Stays at the end at every width. */
  end?: ReactNode
  /** The links are in a tab bar on phones, so they're hidden here. */
  linksInTabBar?: boolean | undefined
}

export const topLinkClass = styles.link ?? ''

export function TopBar({ brand, children, label, end, linksInTabBar }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {brand}
      {children && (
        <nav
          className={classNames(styles.nav, linksInTabBar && styles.wideOnly)}
          aria-label={label}
        >
          {children}
        </nav>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </header>
  )
}
