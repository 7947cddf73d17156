import { useEffect, useRef } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface TimeFieldProps
  extends Omit<FieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'> {
  /** As in `07:45`. */
  value: string
  onChange: (time: string) => void
}

/**
 * A time of day. While it's half empty the value is invalid: the last one applies, and returns on
 * blur.
 */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    const isHalfTyped = input?.value === '' && input === document.activeElement
    if (input && input.value !== value && !isHalfTyped) input.value = value
  }, [value])
  return (
    <Field
      {...field}
      ref={ref}
      type="time"
      defaultValue={value}
      onChange={({ target }) => target.value && onChange(target.value)}
      onBlur={({ target }) => {
        if (target.value === '') target.value = value
      }}
    />
  )
}
