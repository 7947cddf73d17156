import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './chip.module.css'

/** A plain label, such as a keyword. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>
}

export interface ChipButtonProps extends ComponentProps<'button'> {
  /** Leave out for a chip that acts instead of being selected. */
  pressed?: boolean | undefined
}

export function ChipButton({ pressed, className, type = 'button', ...rest }: ChipButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(styles.chip, styles.button, className)}
    />
  )
}

/** Chips in a wrapping row. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}
