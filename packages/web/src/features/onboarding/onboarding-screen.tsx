import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useNavigate } from '#navigation/navigation.tsx'
import { useSession } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './onboarding.module.css'
import { onboardingTexts } from './onboarding.texts.ts'
import { savePreferencesAsTheyAre } from './save-preferences.ts'

export default function OnboardingScreen() {
  const texts = useTexts(onboardingTexts)
  const { busy, start } = useStart()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="text-question">{texts.title}</h1>
      <p className="text-lead text-soft">{texts.lead}</p>
      <Button kind="primary" size="large" busy={busy} busyLabel={texts.starting} onClick={start}>
        {texts.start}
      </Button>
    </div>
  )
}

function useStart() {
  const { api } = useClients()
  const session = useSession()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    // Without an answer one can write all the same; the server learns of it with the next save.
    await savePreferencesAsTheyAre(api).catch(() => {})
    setBusy(false)
    if (session.state().phase !== 'signed-in') return
    session.completeOnboarding()
    navigate('/journal', { replace: true })
  }
  return { busy, start }
}
