import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { SpinnerMark } from '#kit/ui/feedback/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /** One primary button per screen state. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-solid' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  icon?: ReactNode
  busy?: boolean | undefined
  /** Replaces the children while busy. */
  busyLabel?: ReactNode
}

/** A button's look for another element, such as a link. */
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
      // A busy button keeps the focus; `disabled` would drop it.
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
