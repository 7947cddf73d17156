import { endpoints } from '@daywell/core/contract'
import { messageOf } from '@daywell/core/errors'
import { type KeyboardEvent, useId, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { needsPassword } from '#api/needs-password.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { useDeleteAccount } from '#panels/leaving/delete-account.ts'
import { leavingTexts } from '#panels/leaving/leaving.texts.ts'
import { useTooEarly } from '#panels/leaving/use-too-early.ts'
import { WhatGoes } from '#panels/leaving/what-goes.tsx'
import { useJournalState } from '#services/journal/journal-context.ts'
import { PasswordAsk } from './password-ask.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { useFirstFocus } from './use-first-focus.ts'

type Phase = 'asking' | 'deleting' | 'failed' | 'password-needed'

interface AreYouSureProps {
  readonly email: string
  readonly onCancel: () => void
}

/** PROF-05: an inline confirmation that lists what's deleted and offers a backup. */
export function AreYouSure({ email, onCancel }: AreYouSureProps) {
  const { deletion: texts, ask } = useTexts(profileTexts)
  const { backup } = useTexts(leavingTexts)
  const { premium } = useClients()
  const room = useJournalState()
  const deleteAccount = useDeleteAccount({ opened: room.phase === 'open' })
  const early = useTooEarly()
  const [phase, setPhase] = useState<Phase>('asking')
  const titleId = useId()
  const first = useFirstFocus<HTMLHeadingElement>()
  const busy = phase === 'deleting'
  const cancel = () => busy || onCancel()
  const confirm = async () => {
    if (!early.check()) return
    setPhase('deleting')
    try {
      await deleteAccount()
    } catch (error) {
      setPhase(needsPassword(error) ? 'password-needed' : 'failed')
    }
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
  }
  return (
    <fieldset
      className={classNames(styles.part, styles.wide)}
      aria-labelledby={titleId}
      onKeyDown={leave}
    >
      <h3 ref={first} tabIndex={-1} className={styles.question} id={titleId}>
        {texts.question}
      </h3>
      <WhatGoes off={busy} />
      {early.is && <Banner kind="danger">{backup.underWay}</Banner>}
      {phase === 'failed' && (
        <Banner kind="danger">{messageOf(undefined, 'delete-account')}</Banner>
      )}
      {phase === 'password-needed' ? (
        <PasswordAsk
          email={email}
          why={ask.forDeletion}
          confirm={texts.confirm}
          confirming={texts.running}
          kind="danger-solid"
          feature="delete-account"
          mayGo={early.check}
          go={async (body) => {
            await premium.call(endpoints.confirmPassword, { body })
            await deleteAccount()
          }}
          onCancel={onCancel}
        />
      ) : (
        <div className={styles.actions}>
          <Button aria-disabled={busy} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button
            kind="danger-solid"
            // Local-only entries are listed first, so wait until they've been counted.
            aria-disabled={room.phase === 'opening'}
            busy={busy}
            busyLabel={texts.running}
            onClick={() => void confirm()}
          >
            {texts.confirm}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
