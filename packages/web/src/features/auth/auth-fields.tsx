import type { ComponentProps } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Field } from '#kit/ui/field/field.tsx'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import { usePasswordMinLength } from '#services/session/use-password-min-length.ts'
import { authTexts } from './auth.texts.ts'

type Bound = Omit<ComponentProps<typeof Field>, 'label'>

/** Shows the hint until there's an error, which says the same. */
export function PlainField({ hint, ...field }: ComponentProps<typeof Field>) {
  return <Field hint={field.error ? undefined : hint} {...field} />
}

/** The email is the username: password managers store the password under it. */
export function EmailField(field: Bound) {
  const { fields } = useTexts(authTexts)
  return (
    <Field
      label={fields.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
    />
  )
}

/** A field for a new password, with the minimum length that the operator has configured. */
export function NewSecretField(field: Bound & { label: string }) {
  const { fields } = useTexts(authTexts)
  const hint = fields.passwordHint(usePasswordMinLength())
  return <SecretField {...field} hint={hint} autoComplete="new-password" />
}

export function SecretField({ hint, ...field }: Bound & { label: string; autoComplete: string }) {
  const { show, hide, capsLock } = useTexts(authTexts)
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
