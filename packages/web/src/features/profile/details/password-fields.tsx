import type { ComponentProps } from 'react'
import styles from '#features/profile/profile.module.css'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { SecretField } from '#features/profile/secret-field.tsx'
import { useFirstFocus } from '#features/profile/use-first-focus.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { usePasswordMinLength } from '#services/session/use-password-min-length.ts'

type Bound = Omit<ComponentProps<typeof SecretField>, 'label'>

interface PasswordFieldsProps {
  readonly field: (name: 'currentPassword' | 'newPassword' | 'confirmNewPassword') => Bound
}

/** Three fields for a new password; left empty, the password stays. */
export function PasswordFields({ field }: PasswordFieldsProps) {
  const { password: texts } = useTexts(profileTexts)
  const first = useFirstFocus<HTMLInputElement>()
  return (
    <fieldset className={styles.fields} aria-label={texts.legend}>
      <SecretField
        {...optional(field('currentPassword'))}
        ref={first}
        label={texts.current}
        autoComplete="current-password"
      />
      <SecretField
        {...optional(field('newPassword'))}
        label={texts.next}
        hint={texts.nextHint(usePasswordMinLength())}
        autoComplete="new-password"
      />
      <SecretField
        {...optional(field('confirmNewPassword'))}
        label={texts.again}
        autoComplete="new-password"
      />
    </fieldset>
  )
}

function optional(field: Bound): Bound {
  return { ...field, 'aria-required': undefined }
}
