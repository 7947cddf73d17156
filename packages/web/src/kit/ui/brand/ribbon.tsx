import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './ribbon.module.css'

export interface RibbonProps {
  children?: ReactNode
  /** Capitals; used in a single place. */
  shout?: boolean | undefined
}

/** A small warm bookmark with a word, for paid features. */
export function Ribbon({ children, shout }: RibbonProps) {
  return (
    <span className={classNames(styles.ribbon, shout && styles.shout)}>
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </span>
  )
}
