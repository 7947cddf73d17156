import { GoTo } from '#kit/navigation/go-to.tsx'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useSessionState } from '#services/session/session-context.ts'
import type { Access, Passage } from './passage.ts'
import { carryOn, wayBack } from './way-back.ts'

type To = Extract<Passage, { to: string }>['to']

/** Whoever signs up has not been through the setup. */
const NEWCOMERS = '/signup'

/** Sends a person on; after a sign-in, to where they were when they had to sign in. */
export function Redirect({ to, access }: { to: To; access: Access }) {
  const location = useLocation()
  const session = useSessionState()
  if (session.phase === 'signed-out')
    return <GoTo to={to} state={carryOn(location, session.because, session.whose)} />
  const back = access === 'visitors' ? wayBack(location.state, session.userId) : null
  // A newcomer is asked about the journal first, and then led to what they came for.
  if (
    back &&
    session.phase === 'signed-in' &&
    !session.onboarded &&
    location.pathname === NEWCOMERS
  )
    return <GoTo to="/onboarding" state={{ next: back }} />
  return <GoTo to={back ?? to} />
}
