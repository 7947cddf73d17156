import type { User } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { CodeSlip } from '#panels/recovery/code-slip.tsx'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'
import { PasswordAsk } from './password-ask.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useFocusReturn } from './use-focus-return.ts'

type Phase = 'closed' | 'asking' | { readonly code: string }

/**
 * Issues a new recovery code after a password check, and shows it until it's acknowledged. Says so
 * if the last one wasn't saved.
 */
export function RecoverySection({ person }: { person: User }) {
  const { recovery: texts } = useTexts(profileTexts)
  const { premium } = useClients()
  const session = useSession()
  const [phase, setPhase] = useState<Phase>(() => {
    // Issued here, and the page was left or reloaded before it was acknowledged.
    const code = session.code.of(person.id)
    return code === null ? 'closed' : { code }
  })
  const opener = useFocusReturn(phase !== 'closed')
  const close = () => setPhase('closed')
  const renew = async (body: { password: string }) => {
    const { recoveryCode } = (await premium.call(endpoints.renewRecoveryCode, { body })).body
    // The old code is already invalid. If the person has left the page, the new one waits here.
    if (isHere(session, person)) session.code.keep(person.id, recoveryCode)
    setPhase({ code: recoveryCode })
  }
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      {typeof phase === 'object' ? (
        <NewCode code={phase.code} userId={person.id} onDone={close} />
      ) : (
        <p className="text-soft">
          {session.code.isUnsaved(person.id) ? texts.unsaved : texts.what}
        </p>
      )}
      {phase === 'closed' && (
        <Button ref={opener} onClick={() => setPhase('asking')}>
          {texts.renew}
        </Button>
      )}
      {phase === 'asking' && (
        <PasswordAsk
          email={person.email}
          confirm={texts.renew}
          confirming={texts.renewing}
          kind="plain"
          feature="renew-code"
          go={renew}
          onCancel={close}
        />
      )}
    </PageSection>
  )
}

/** After a log-out, no code may be stored on this device. */
function isHere(session: Session, { id }: User): boolean {
  const state = session.state()
  return state.phase === 'signed-in' && state.userId === id
}

interface NewCodeProps {
  readonly code: string
  readonly userId: string
  readonly onDone: () => void
}

function NewCode({ code, userId, onDone }: NewCodeProps) {
  const { recovery: texts } = useTexts(profileTexts)
  const pending = useSession().code
  const place = useFirstFocus<HTMLDivElement>()
  const dismiss = () => {
    pending.drop()
    onDone()
  }
  return (
    <Paper ref={place} tabIndex={-1} role="group" aria-label={texts.title} className={styles.part}>
      <p>{texts.done}</p>
      <CodeSlip code={code} userId={userId} onDismiss={dismiss} />
    </Paper>
  )
}
