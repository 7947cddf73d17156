import type { ComponentProps } from 'react'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Field } from '#kit/ui/field/field.tsx'

type Bound = Omit<ComponentProps<typeof Field>, 'label'>

interface NameFieldsProps {
  readonly field: (name: 'username' | 'displayName' | 'email') => Bound
}

export function NameFields({ field }: NameFieldsProps) {
  const { details: texts } = useTexts(profileTexts)
  return (
    <>
      <HintedField
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field('username')}
      />
      <HintedField
        label={texts.displayName}
        hint={texts.displayNameHint}
        autoComplete="name"
        {...field('displayName')}
      />
      {/* The email is the username: password managers store the password under it. */}
      <HintedField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field('email')}
      />
    </>
  )
}

/** Shows the hint until there's an error, which says the same. */
function HintedField({ hint, ...field }: ComponentProps<typeof Field>) {
  return <Field hint={field.error ? undefined : hint} {...field} />
}
