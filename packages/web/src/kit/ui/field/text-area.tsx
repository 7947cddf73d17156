import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id'> {}

export function TextArea({ label, hint, error, optionalLabel, id, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => <textarea rows={3} dir="auto" {...textarea} {...control} />}
    </FieldFrame>
  )
}
