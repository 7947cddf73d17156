import { type Login, type LoginForm, loginForm, newPasswordForm } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSession } from '#services/session/session-context.ts'
import styles from './auth.module.css'
import { authTexts } from './auth.texts.ts'
import { EmailField, NewSecretField, SecretField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { knownDevices, rememberDevice } from './known-devices.ts'

export default function LoginScreen() {
  const { login: texts, fields } = useTexts(authTexts)
  const { api } = useClients()
  const session = useSession()
  const { state } = useLocation()
  const [temporary, setTemporary] = useState<LoginForm>()
  const logIn = async (body: Login) => {
    const answer = await api.call(endpoints.login, { body: { ...body, devices: knownDevices() } })
    rememberDevice(answer.body.device)
    session.signIn(answer.body)
  }
  const form = useForm({
    schema: loginForm,
    initial: { email: '', password: '' },
    feature: 'login',
    send: (body) =>
      logIn(body).catch((error: unknown) => {
        if (!needsNewPassword(error)) throw error
        setTemporary(body)
      }),
  })
  if (temporary)
    return <OwnPassword onChosen={(newPassword) => logIn({ ...temporary, newPassword })} />
  const other = (
    <>
      {texts.other}{' '}
      <Link className="text-link" to="/signup" state={state}>
        {texts.toOther}
      </Link>
    </>
  )
  return (
    <AuthPage title={texts.title} lead={texts.lead} other={other}>
      <AuthForm form={form} submit={texts.submit} busy={texts.busy}>
        <EmailField {...form.field('email')} />
        <SecretField
          label={fields.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <p className={styles.aside}>
          {/* Passes the return path along: recovering an account signs in too. */}
          <Link className="text-link" to="/recover" state={state}>
            {texts.forgot}
          </Link>
        </p>
      </AuthForm>
    </AuthPage>
  )
}

function needsNewPassword(error: unknown): boolean {
  return error instanceof CallFailure && error.answer?.code === 'password_change_needed'
}

interface OwnPasswordProps {
  readonly onChosen: (newPassword: string) => Promise<void>
}

/** AUTH-55: a temporary password only gives access to this form. */
function OwnPassword({ onChosen }: OwnPasswordProps) {
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
