import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './banner.module.css'

export interface BannerProps {
  kind?: 'info' | 'danger' | undefined
  icon?: ReactNode
  children: ReactNode
  /** One small button. */
  action?: ReactNode
}

/** A message that stays true for a while: what happened, what to do. */
export function Banner({ kind = 'info', icon, children, action }: BannerProps) {
  return (
    <div
      className={classNames(styles.banner, styles[kind])}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      {icon ??
        (kind === 'danger' ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />)}
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
