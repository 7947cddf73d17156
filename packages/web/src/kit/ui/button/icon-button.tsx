import type { ComponentProps } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string
  danger?: boolean | undefined
}

/** A button with only an icon; its name is its accessible label and its tooltip. */
export function IconButton({ danger, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={rest['aria-label']}
      {...rest}
      type={type}
      className={classNames(styles.button, danger && styles.danger, className)}
    />
  )
}
