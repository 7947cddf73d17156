import { confirmation } from '@daywell/core/account'
import type { FeatureName } from '@daywell/core/errors'
import { type KeyboardEvent, type SubmitEvent, useId } from 'react'
import { useForm } from '#kit/forms/use-form.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { SecretField } from './secret-field.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface PasswordAskProps {
  /** The username for password managers. */
  readonly email: string
  readonly why?: string
  readonly confirm: string
  readonly confirming: string
  /** Style of the confirm button; for destructive actions, Cancel comes first. */
  readonly kind: 'primary' | 'plain' | 'danger-solid'
  /** The feature whose error messages apply. */
  readonly feature: FeatureName
  /** Continues with the confirmed action. */
  readonly go: (given: { password: string }) => Promise<void>
  /** Whether the action may proceed; shows the reason itself if not. */
  readonly mayGo?: () => boolean
  readonly onCancel: () => void
}

/** Asks for the password inline. */
export function PasswordAsk(props: PasswordAskProps) {
  const { email, why, confirm, confirming, kind, feature, mayGo, onCancel } = props
  const { ask: texts } = useTexts(profileTexts)
  const whyId = useId()
  const input = useFirstFocus<HTMLInputElement>()
  const form = useForm({
    schema: confirmation,
    initial: { password: '' },
    feature,
    send: props.go,
  })
  const field = form.field('password')
  const cancel = () => form.busy || onCancel()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (mayGo?.() ?? true) return form.formProps.onSubmit(event)
    event.preventDefault()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancel()
  }
  const cancelButton = (
    <Button aria-disabled={form.busy} onClick={cancel}>
      {texts.cancel}
    </Button>
  )
  return (
    <form
      {...form.formProps}
      className={styles.fields}
      aria-describedby={why && whyId}
      onSubmit={submit}
      onKeyDown={leave}
    >
      {why && (
        <p className="text-soft" id={whyId}>
          {why}
        </p>
      )}
      {form.failure && !field.error && <Banner kind="danger">{form.failure}</Banner>}
      <input hidden readOnly autoComplete="username" value={email} />
      <SecretField {...field} ref={input} label={texts.password} autoComplete="current-password" />
      <div className={styles.actions}>
        {kind === 'danger-solid' && cancelButton}
        <Button type="submit" kind={kind} busy={form.busy} busyLabel={confirming}>
          {confirm}
        </Button>
        {kind !== 'danger-solid' && cancelButton}
      </div>
    </form>
  )
}
