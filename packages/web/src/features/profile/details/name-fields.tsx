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
      {/* One signs in with it: password managers file the password under it. */}
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

/** What to type, as long as nothing is wrong with what was typed: the error then says the same. */
function HintedField({ hint, ...field }: ComponentProps<typeof Field>) {
  return <Field hint={field.error ? undefined : hint} {...field} />
}
