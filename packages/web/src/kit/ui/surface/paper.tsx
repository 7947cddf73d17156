import type { ComponentProps } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './paper.module.css'

export interface PaperProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | undefined
  /** `note` is the one tinted paper: a slip laid on the page. */
  tone?: 'sheet' | 'note' | undefined
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined
}

/** What one writes, reads or pays on. Everything else stays on the desk. */
export function Paper({
  as: Element = 'div',
  tone = 'sheet',
  padding = 'medium',
  className,
  ...rest
}: PaperProps) {
  const Tag = Element as 'div'
  return (
    <Tag {...rest} className={classNames(styles.paper, styles[tone], styles[padding], className)} />
  )
}
