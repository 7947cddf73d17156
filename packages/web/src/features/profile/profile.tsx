import type { User } from '@daywell/core/account'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { useSessionState } from '#services/session/session-context.ts'
import { BackupSection } from './backup-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { useTokens } from './tokens/use-tokens.ts'
import { Unreachable } from './unreachable.tsx'

/** The Profile page: identity, login, sessions, logging out and deletion. */
export function Profile({ onLogOut }: { onLogOut: () => void }) {
  const texts = useTexts(profileTexts)
  const state = useSessionState()
  const person = state.phase === 'signed-in' ? state.person : undefined
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <h1 className="text-title">{texts.title}</h1>
        {person && <p className="text-lead text-soft">{texts.lead(person.displayName)}</p>}
      </header>
      {person ? <Account key={person.id} person={person} /> : <Unreachable />}
      {state.phase === 'signed-in' && <BackupSection userId={state.userId} />}
      <LogOutSection onLogOut={onLogOut} />
      {person && <DeletionSection key={person.id} email={person.email} />}
    </div>
  )
}

function Account({ person }: { person: User }) {
  // A new password ends the other sessions and revokes tokens, so the lists have to be reloaded.
  const [passwords, setPasswords] = useState(0)
  const tokens = useTokens()
  const changed = () => {
    setPasswords(passwords + 1)
    tokens.reload()
  }
  return (
    <>
      <DetailsSection
        person={person}
        hasTokens={(tokens.value ?? []).length > 0}
        onPasswordChanged={changed}
      />
      <RecoverySection person={person} />
      <SessionsSection key={passwords} />
      <TokensSection tokens={tokens} email={person.email} />
    </>
  )
}

function LogOutSection({ onLogOut }: { onLogOut: () => void }) {
  const { logOut: texts } = useTexts(profileTexts)
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      <p className="text-soft">{texts.what}</p>
      <Button onClick={onLogOut}>{texts.act}</Button>
    </PageSection>
  )
}
