import { DEFAULT_WRITING_TIME, signupForm, signupOf, writingTimes } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Select } from '#kit/ui/field/select.tsx'
import { useSession } from '#services/session/session-context.ts'
import { authTexts } from './auth.texts.ts'
import { EmailField, NewSecretField, PlainField, SecretField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { rememberDevice } from './known-devices.ts'

const EMPTY = {
  username: '',
  displayName: '',
  email: '',
  password: '',
  confirmPassword: '',
  preferredWritingTime: DEFAULT_WRITING_TIME as string,
}

export default function SignupScreen() {
  const { signup: texts } = useTexts(authTexts)
  const form = useSignup()
  const other = (
    <>
      {texts.other}{' '}
      <Link className="text-link" to="/login" state={useLocation().state}>
        {texts.toOther}
      </Link>
    </>
  )
  return (
    <AuthPage title={texts.title} lead={texts.lead} other={other}>
      <AuthForm form={form} submit={texts.submit} busy={texts.busy}>
        <SignupFields form={form} />
      </AuthForm>
    </AuthPage>
  )
}

function useSignup() {
  const { api } = useClients()
  const session = useSession()
  return useForm({
    schema: signupForm,
    initial: EMPTY,
    feature: 'signup',
    async send(filled) {
      const answer = await api.call(endpoints.signup, { body: signupOf(filled) })
      rememberDevice(answer.body.device)
      session.signIn(answer.body)
    },
  })
}

function SignupFields({ form: { field } }: { form: ReturnType<typeof useSignup> }) {
  const { fields, writingTimes: names } = useTexts(authTexts)
  const times = writingTimes.map((value) => ({ value, label: names[value] }))
  return (
    <>
      <PlainField
        label={fields.username}
        hint={fields.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field('username')}
      />
      <PlainField
        label={fields.displayName}
        hint={fields.displayNameHint}
        autoComplete="name"
        {...field('displayName')}
      />
      <EmailField {...field('email')} />
      <NewSecretField label={fields.password} {...field('password')} />
      <SecretField
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Select label={fields.writingTime} options={times} {...field('preferredWritingTime')} />
    </>
  )
}
