import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { Field, type FieldProps } from './field.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'icon' | 'trailing'> {
  showLabel: string
  hideLabel: string
  /** Replaces the hint while Caps Lock is on. */
  capsLockHint?: string | undefined
}

export function PasswordField({
  showLabel,
  hideLabel,
  capsLockHint,
  hint,
  onBlur,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const look = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      hint={capitals && capsLockHint ? <span role="status">{capsLockHint}</span> : hint}
      type={shown ? 'text' : 'password'}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setCapitals(false)
        onBlur?.(event)
      }}
      trailing={
        <IconButton aria-label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
