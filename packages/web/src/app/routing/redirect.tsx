import { GoTo } from '#kit/navigation/go-to.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useSessionState } from '#services/session/session-context.ts'
import type { Access, Passage } from './passage.ts'
import { carryOn, wayBack } from './way-back.ts'

type To = Extract<Passage, { to: string }>['to']

/** After signing up, a person goes through onboarding first. */
const SIGNUP_PATH = '/signup'

/** Redirects; after a sign-in, back to the page that required it. */
export function Redirect({ to, access }: { to: To; access: Access }) {
  const location = useLocation()
  const session = useSessionState()
  if (session.phase === 'signed-out')
    return <GoTo to={to} state={carryOn(location, session.because, session.whose)} />
  const back = access === 'visitors' ? wayBack(location.state, session.userId) : null
  // Onboarding first, then the page they came for.
  if (
    back &&
    session.phase === 'signed-in' &&
    !session.onboarded &&
    location.pathname === SIGNUP_PATH
  )
    return <GoTo to="/onboarding" state={{ next: back }} />
  return <GoTo to={back ?? to} />
}
