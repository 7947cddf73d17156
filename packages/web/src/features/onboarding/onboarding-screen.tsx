import { useState } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { MAX_ATTEMPTS } from '#services/preferences/load-with-retries.ts'
import { useSessionState } from '#services/session/session-context.ts'
import styles from './onboarding.module.css'
import { onboardingTexts } from './onboarding.texts.ts'
import { OnboardingSteps } from './onboarding-steps.tsx'
import { useChoices } from './use-choices.ts'

/**
 * A new account starts at once. A returning person sees their choices, and waits for them if this
 * device has none: an empty form would overwrite them.
 */
export default function OnboardingScreen() {
  const session = useSessionState()
  const [newcomer] = useState(session.phase === 'signed-in' && !session.onboarded)
  const { preferences, areGuessed, loading } = useChoices()
  if (newcomer || !areGuessed) {
    const unreachable = loading.phase === 'failed' || loading.attempt > 1
    return <OnboardingSteps known={preferences} newcomer={newcomer} unreachable={unreachable} />
  }
  if (loading.phase === 'failed') return <Unreachable onAgain={loading.retry} />
  return <Waiting attempt={loading.attempt} />
}

function Waiting({ attempt }: { attempt: number }) {
  const texts = useTexts(onboardingTexts)
  return (
    <div className={`wrap ${styles.waiting}`}>
      <h1 className="text-question">{texts.setup.title}</h1>
      <Skeleton label={texts.loading} lines={6} />
      <p role="status" className="text-small text-quiet">
        {attempt > 1 && texts.retrying(attempt, MAX_ATTEMPTS)}
      </p>
    </div>
  )
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts(onboardingTexts).unreachable
  return (
    <div className={`wrap ${styles.waiting}`}>
      <h1 className="text-question">{texts.title}</h1>
      <p className="text-lead text-soft" role="alert">
        {texts.what}
      </p>
      <div className={styles.ways}>
        <Button kind="primary" size="large" onClick={onAgain}>
          {texts.again}
        </Button>
        <Link className={buttonClass({ size: 'large' })} to="/journal">
          {texts.journal}
        </Link>
      </div>
    </div>
  )
}
