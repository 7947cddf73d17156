import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** An icon at the start of the field. */
  icon?: ReactNode
  /** A control at the end of the field, such as a clear button. */
  trailing?: ReactNode
}

/** A single-line field: text, email, password, search, time, number. */
export function Field({
  label,
  hint,
  error,
  optionalLabel,
  id,
  icon,
  trailing,
  ...input
}: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => (
        <div className={styles.line} data-icon={icon ? '' : undefined}>
          {icon}
          <input type="text" {...input} {...control} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  )
}
