import { newPasswordForm } from '@daywell/core/account'
import { useForm } from '#kit/forms/use-form.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { authTexts } from './auth.texts.ts'
import { NewSecretField, SecretField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

interface OwnPasswordProps {
  readonly onChosen: (newPassword: string) => Promise<void>
}

/** AUTH-55: a temporary password only gives access to this form. */
export function OwnPassword({ onChosen }: OwnPasswordProps) {
  const { ownPassword: texts, fields } = useTexts(authTexts)
  const form = useForm({
    schema: newPasswordForm,
    initial: { newPassword: '', confirmPassword: '' },
    feature: 'login',
    send: ({ newPassword }) => onChosen(newPassword),
  })
  return (
    <AuthPage title={texts.title} lead={texts.lead}>
      <AuthForm form={form} submit={texts.submit} busy={texts.busy}>
        <NewSecretField label={fields.newPassword} {...form.field('newPassword')} />
        <SecretField
          label={fields.confirmPassword}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
      </AuthForm>
    </AuthPage>
  )
}
