import type { User } from '@daywell/core/account'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { BackupSection } from './backup-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { Unreachable } from './unreachable.tsx'

/** The Profile page: identity, sign-in, sessions and deletion. */
export function ProfileScreen({ children }: { children?: ReactNode }) {
  const texts = useTexts(profileTexts)
  const state = useSessionState()
  const person = state.phase === 'signed-in' ? state.person : undefined
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <h1 className="text-title">{texts.title}</h1>
        {person && <p className="text-lead text-soft">{texts.lead(person.displayName)}</p>}
        {children}
      </header>
      {person ? <Account key={person.id} person={person} /> : <Unreachable />}
      {!person && state.phase === 'signed-in' && <BackupSection userId={state.userId} />}
    </div>
  )
}

function Account({ person }: { person: User }) {
  // A new password ends the other sessions, so the list has to be reloaded.
  const [passwords, setPasswords] = useState(0)
  return (
    <>
      <DetailsSection person={person} onPasswordChanged={() => setPasswords(passwords + 1)} />
      <RecoverySection person={person} />
      <SessionsSection key={passwords} />
      <BackupSection userId={person.id} />
      <DeletionSection email={person.email} />
    </>
  )
}
