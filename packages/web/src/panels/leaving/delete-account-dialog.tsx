import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { useDeletion } from './delete-account.ts'
import styles from './leaving.module.css'
import { leavingTexts } from './leaving.texts.ts'
import { useTooEarly } from './use-too-early.ts'
import { WhatGoes } from './what-goes.tsx'

/**
 * Says what's deleted and what stays, offers a backup, and deletes the account after two
 * confirmations.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { deletion: texts, backup } = useTexts(leavingTexts)
  const form = useDeletion({ opened: useJournal() !== undefined })
  const early = useTooEarly()
  const typed = useTyped(texts.word)
  const formId = useId()
  // Closing the dialog wouldn't stop a running deletion.
  const close = () => form.busy || onClose()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (early.check() && typed.check()) return form.formProps.onSubmit(event)
    event.preventDefault()
  }
  return (
    <Dialog
      open
      wide
      title={texts.title}
      onClose={close}
      actions={
        <>
          <Button kind="quiet" data-autofocus="" aria-disabled={form.busy} onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            kind="danger-solid"
            type="submit"
            form={formId}
            busy={form.busy}
            busyLabel={texts.running}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <WhatGoes off={form.busy} />
      <form {...form.formProps} id={formId} className={styles.form} onSubmit={submit}>
        {early.is && <Banner kind="danger">{backup.underWay}</Banner>}
        {form.failure && <Banner kind="danger">{form.failure}</Banner>}
        <Field {...typed.field} label={texts.typed(texts.word)} autoComplete="off" />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          showLabel={texts.show}
          hideLabel={texts.hide}
          capsLockHint={texts.capsLock}
          {...form.field('password')}
        />
      </form>
    </Dialog>
  )
}

/** A word that has to be typed to confirm. */
function useTyped(word: string) {
  const { deletion: texts } = useTexts(leavingTexts)
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [missing, setMissing] = useState(false)
  const right = value.trim().toLowerCase() === word
  return {
    /** Whether it's correct; otherwise shows an error and takes focus. */
    check() {
      setMissing(!right)
      if (!right) input.current?.focus()
      return right
    },
    field: {
      ref: input,
      value,
      'aria-required': true,
      autoCapitalize: 'none',
      spellCheck: false,
      error: missing && !right ? texts.notTyped(word) : undefined,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
    },
  }
}
