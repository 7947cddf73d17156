import type { ComponentProps } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import { profileTexts } from './profile.texts.ts'

type SecretFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideLabel' | 'capsLockHint'
>

export function SecretField({ hint, ...field }: SecretFieldProps) {
  const { show, hide, capsLock } = useTexts(profileTexts).password
  return (
    <PasswordField
      showLabel={show}
      hideLabel={hide}
      capsLockHint={capsLock}
      hint={field.error ? undefined : hint}
      {...field}
    />
  )
}
