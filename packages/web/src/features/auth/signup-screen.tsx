import {
  DEFAULT_WRITING_TIME,
  signupForm,
  signupOf,
  suggestUsername,
  writingTimes,
} from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { type ChangeEvent, useState } from 'react'
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
  email: '',
  username: '',
  displayName: '',
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

/**
 * AUTH-90: the email comes first and suggests the username once it's complete or left. After the
 * person has changed the username, even to nothing, it's theirs.
 */
function useSuggestion({ field, change, values }: ReturnType<typeof useSignup>) {
  const [isOwn, setOwn] = useState(false)
  const email = field('email')
  const username = field('username')
  const suggest = (given: string) => {
    if (!isOwn) change('username', suggestUsername(given))
  }
  return {
    isSuggested: !isOwn && values.username !== '',
    email: {
      ...email,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        email.onChange(event)
        const { value } = event.target
        if (signupForm.shape.email.safeParse(value).success) suggest(value)
      },
      onBlur() {
        email.onBlur()
        suggest(email.value)
      },
    },
    username: {
      ...username,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setOwn(true)
        username.onChange(event)
      },
    },
  }
}

function SignupFields({ form }: { form: ReturnType<typeof useSignup> }) {
  const { field } = form
  const { fields, writingTimes: names } = useTexts(authTexts)
  const times = writingTimes.map((value) => ({ value, label: names[value] }))
  const { isSuggested, email, username } = useSuggestion(form)
  return (
    <>
      <EmailField {...email} />
      <PlainField
        label={fields.username}
        hint={isSuggested ? fields.usernameSuggested : fields.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...username}
      />
      <PlainField
        label={fields.displayName}
        hint={fields.displayNameHint}
        autoComplete="name"
        {...field('displayName')}
      />
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
