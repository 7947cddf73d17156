import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { SpinnerMark } from '#kit/ui/feedback/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /** One primary button per state of a screen. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-solid' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  icon?: ReactNode
  busy?: boolean | undefined
  /** Said instead of the children while busy. */
  busyLabel?: ReactNode
}

/** The look of a button for an element that is not one, such as a link of the router. */
export function buttonClass({ kind = 'plain', size = 'medium', wide }: ButtonLook = {}): string {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide)
}

export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  'aria-disabled': off = false,
  ...rest
}: ButtonProps) {
  const idle = !busy && (off === false || off === 'false')
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ kind, size, wide }), className)}
      // A busy button keeps the focus, which `disabled` would take away.
      aria-disabled={!idle || undefined}
      aria-busy={busy || undefined}
      onClick={idle ? onClick : swallow}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

function swallow(event: MouseEvent) {
  event.preventDefault()
}
