import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './segmented-control.module.css'

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name; not shown. */
  label: string
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
}

/** Single choice among two to four words. Radios underneath, so the arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.control} disabled={disabled}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
