import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './ribbon.module.css'

export interface RibbonProps {
  children?: ReactNode
  /** The one place with capitals. */
  shout?: boolean | undefined
}

/** A small warm bookmark and a word: what is paid for is marked, never shouted. */
export function Ribbon({ children, shout }: RibbonProps) {
  return (
    <span className={classNames(styles.ribbon, shout && styles.shout)}>
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </span>
  )
}
