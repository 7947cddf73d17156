import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}

/** Takes effect at once, unlike a checkbox, which waits for its form. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const labelId = useId()
  const hintId = useId()
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
        role="switch"
        className={styles.track}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
      />
    </label>
  )
}
