import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './choice.module.css'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  /** `large` is for answers to read and weigh: serif, between two rules. */
  size?: 'medium' | 'large' | undefined
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({
  label,
  hint,
  size = 'medium',
  type,
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const labelId = useId()
  const hintId = useId()
  // The hint is inside the label, so it's clickable, but it's read out after the name.
  const names = hint && { 'aria-labelledby': labelId, 'aria-describedby': hintId }
  return (
    <label className={classNames(styles.choice, styles[size])}>
      <span className={styles.box}>
        <input {...input} type={type} {...names} />
        {type === 'checkbox' && <Check aria-hidden="true" />}
      </span>
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
    </label>
  )
}
