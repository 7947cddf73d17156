import { Link } from '#navigation/link.tsx'
import { useSessionState } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { subscriptionTexts } from './subscription.texts.ts'

export default function SubscriptionScreen() {
  const { plans } = useTexts(subscriptionTexts)
  if (useSessionState().phase === 'signed-out') return <SignInAgain />
  return (
    <EmptyState level={1} title={plans.title}>
      {plans.notYet}
    </EmptyState>
  )
}

/** The session vanished while the page was open: nothing is taken away without a word. */
function SignInAgain() {
  const texts = useTexts(subscriptionTexts).signInAgain
  const actions = (
    <>
      <Link className={buttonClass({ kind: 'primary' })} to="/login">
        {texts.signIn}
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} to="/journal">
        {texts.journal}
      </Link>
    </>
  )
  return (
    <EmptyState level={1} title={texts.title} action={actions}>
      {texts.what}
    </EmptyState>
  )
}
