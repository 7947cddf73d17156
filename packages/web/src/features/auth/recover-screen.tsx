import { recoveryForm, recoveryOf } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSession } from '#services/session/session-context.ts'
import styles from './auth.module.css'
import { authTexts } from './auth.texts.ts'
import { EmailField, NewSecretField, PlainField, SecretField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { knownDevices, rememberDevice } from './known-devices.ts'

export default function RecoverScreen() {
  const { recover: texts } = useTexts(authTexts)
  const { state } = useLocation()
  const form = useRecovery()
  const other = (
    <>
      {texts.other}{' '}
      <Link className="text-link" to="/login" state={state}>
        {texts.toOther}
      </Link>
    </>
  )
  return (
    <AuthPage title={texts.title} lead={texts.lead} other={other}>
      <AuthForm form={form} submit={texts.submit} busy={texts.busy}>
        <RecoverFields form={form} />
      </AuthForm>
      <p className={`text-small text-quiet ${styles.lost}`}>{texts.lost}</p>
    </AuthPage>
  )
}

function useRecovery() {
  const { api } = useClients()
  const session = useSession()
  return useForm({
    schema: recoveryForm,
    initial: { email: '', recoveryCode: '', newPassword: '', confirmPassword: '' },
    feature: 'recover',
    async send(filled) {
      const answer = await api.call(endpoints.recover, {
        body: { ...recoveryOf(filled), devices: knownDevices() },
      })
      rememberDevice(answer.body.device)
      session.signIn(answer.body)
    },
  })
}

function RecoverFields({ form: { field } }: { form: ReturnType<typeof useRecovery> }) {
  const { fields } = useTexts(authTexts)
  return (
    <>
      <EmailField {...field('email')} />
      <PlainField
        label={fields.recoveryCode}
        hint={fields.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...field('recoveryCode')}
      />
      <NewSecretField label={fields.newPassword} {...field('newPassword')} />
      <SecretField
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  )
}
