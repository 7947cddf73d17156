import type { ComponentProps } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './paper.module.css'

export interface PaperProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'form' | undefined
  /** `note` is the only tinted paper: a slip on the page. */
  tone?: 'sheet' | 'note' | undefined
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined
}

/** A surface to write, read or pay on. Everything else is on the page background. */
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
