import { type ReactNode, useId } from 'react'
import styles from './choice-chips.module.css'

interface GroupProps {
  legend: string
  hint?: string | undefined
  /** `boxes` for multiple choice; `words` for single choice, set like a sentence. */
  look?: 'boxes' | 'words'
  children: ReactNode
}

/** A question with its answers in a wrapping row. */
export function ChipGroup({ legend, hint, look = 'boxes', children }: GroupProps) {
  const hintId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles[look]}>{children}</div>
    </fieldset>
  )
}

interface ChipProps {
  type: 'radio' | 'checkbox'
  name?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function ChoiceChip({ onChange, children, ...input }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}

interface OneOfProps<Value extends string> {
  legend: string
  hint?: string | undefined
  /** Values and their labels, in display order. */
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** Single choice among a few words. Radios underneath, so the arrow keys work. */
export function OneOf<Value extends string>({
  legend,
  hint,
  options,
  value,
  onChange,
}: OneOfProps<Value>) {
  const name = useId()
  return (
    <ChipGroup legend={legend} hint={hint} look="words">
      {(Object.keys(options) as Value[]).map((option) => (
        <ChoiceChip
          key={option}
          type="radio"
          name={name}
          checked={option === value}
          onChange={() => onChange(option)}
        >
          {options[option]}
        </ChoiceChip>
      ))}
    </ChipGroup>
  )
}
