import { confirmation } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import { useSessionState } from '#services/session/session-context.ts'
import styles from './leaving.module.css'
import { leavingTexts } from './leaving.texts.ts'

interface Props {
  /** What the password is needed for. */
  readonly title: string
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/** PROF-22: asks for the password when the server requires it for an export. */
export function ConfirmPassword({ title, onConfirmed, onCancel }: Props) {
  const { confirm: texts, deletion } = useTexts(leavingTexts)
  const { premium } = useClients()
  const state = useSessionState()
  const email = state.phase === 'signed-in' ? state.person?.email : undefined
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  const form = useForm({
    schema: confirmation,
    initial: { password: '' },
    feature: 'confirm-password',
    async send(body) {
      await premium.call(endpoints.confirmPassword, { body })
      onConfirmed()
    },
  })
  const field = form.field('password')
  const cancel = () => form.busy || onCancel()
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // In a dialog, Escape closes this question, not the dialog.
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  return (
    <form {...form.formProps} className={styles.form} aria-labelledby={titleId} onKeyDown={leave}>
      <p id={titleId}>{title}</p>
      {form.failure && !field.error && <Banner kind="danger">{form.failure}</Banner>}
      <input hidden readOnly autoComplete="username" value={email ?? ''} />
      <PasswordField
        label={deletion.password}
        autoComplete="current-password"
        showLabel={deletion.show}
        hideLabel={deletion.hide}
        capsLockHint={deletion.capsLock}
        {...field}
        ref={input}
      />
      <div className={styles.confirming}>
        <Button type="submit" kind="primary" busy={form.busy} busyLabel={texts.busy}>
          {texts.act}
        </Button>
        <Button kind="quiet" aria-disabled={form.busy} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
