import frame from '#features/subscription/page-frame.module.css'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'

/** The session ended while the page was open: say so instead of redirecting. */
export function SignInAgain() {
  const texts = useTexts(subscriptionTexts).signInAgain
  return (
    <div className={frame.actions}>
      <Link className={buttonClass({ kind: 'primary' })} to="/login">
        {texts.signIn}
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} to="/journal">
        {texts.journal}
      </Link>
    </div>
  )
}
