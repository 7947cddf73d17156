import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {
  options: readonly { value: string; label: string }[]
}

export function Select({ label, hint, error, optionalLabel, id, options, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
