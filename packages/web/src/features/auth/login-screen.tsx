import { login } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { useForm } from '#forms/use-form.ts'
import { Link } from '#navigation/link.tsx'
import { useLocation } from '#navigation/navigation.tsx'
import { useSession } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './auth.module.css'
import { authTexts } from './auth.texts.ts'
import { EmailField, SecretField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'

export default function LoginScreen() {
  const { login: texts, fields } = useTexts(authTexts)
  const { api } = useClients()
  const session = useSession()
  const { state } = useLocation()
  const form = useForm({
    schema: login,
    initial: { email: '', password: '' },
    feature: 'login',
    async send(body) {
      const answer = await api.call(endpoints.login, { body })
      session.signIn(answer.body)
    },
  })
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
          {/* The way back goes along: a recovered account signs in, too. */}
          <Link className="text-link" to="/recover" state={state}>
            {texts.forgot}
          </Link>
        </p>
      </AuthForm>
    </AuthPage>
  )
}
