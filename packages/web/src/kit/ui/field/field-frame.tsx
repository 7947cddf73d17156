import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** The error message; marks the control as invalid. */
  error?: ReactNode
  /** Shown after the label of an optional field. */
  optionalLabel?: string | undefined
  id?: string | undefined
}

/** The attributes that tie the control to its label, hint and error. */
interface ControlProps {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode
}

export function FieldFrame({ label, hint, error, optionalLabel, id, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
