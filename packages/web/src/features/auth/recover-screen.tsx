import { recoveryForm, recoveryOf, type SignedIn } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useEffect, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { CodeSlip } from '#panels/recovery/code-slip.tsx'
import { useSession } from '#services/session/session-context.ts'
import styles from './auth.module.css'
import { authTexts } from './auth.texts.ts'
import { EmailField, NewSecretField, PlainField, SecretField } from './auth-fields.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { knownDevices, rememberDevice } from './known-devices.ts'

type Recovered = SignedIn & { readonly recoveryCode: string }

/** A recovery ends with the new code, and signs in when the person moves on from it. */
export default function RecoverScreen() {
  const [recovered, setRecovered] = useState<Recovered>()
  return recovered ? <NewCode answer={recovered} /> : <RecoverForm onRecovered={setRecovered} />
}

function RecoverForm({ onRecovered }: { onRecovered: (answer: Recovered) => void }) {
  const { recover: texts } = useTexts(authTexts)
  const { state } = useLocation()
  const form = useRecovery(onRecovered)
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

/** REC-60: shown here and nowhere else, because the old code has just stopped working. */
function NewCode({ answer }: { answer: Recovered }) {
  const { recovered: texts } = useTexts(authTexts)
  const session = useSession()
  const { recoveryCode, ...signedIn } = answer
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus(), [])
  const open = () => {
    session.code.drop()
    session.signIn(signedIn)
  }
  return (
    <AuthPage title={texts.title} lead={texts.lead}>
      <section ref={sheet} tabIndex={-1} aria-label={texts.title} className={styles.form}>
        <CodeSlip code={recoveryCode} userId={signedIn.user.id} />
        <Button kind="primary" size="large" wide onClick={open}>
          {texts.open}
        </Button>
      </section>
    </AuthPage>
  )
}

function useRecovery(onRecovered: (answer: Recovered) => void) {
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
      session.code.issued(answer.body.user.id)
      onRecovered(answer.body)
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
