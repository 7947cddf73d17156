import { GoTo } from '#navigation/go-to.tsx'
import { useLocation } from '#navigation/navigation.tsx'
import { useSessionState } from '#session/session-context.ts'
import type { Access, Passage } from './passage.ts'
import { carryOn, wayBack } from './way-back.ts'

type To = Extract<Passage, { to: string }>['to']

/** Sends a person on; after a sign-in, to where they were when they had to sign in. */
export function Redirect({ to, access }: { to: To; access: Access }) {
  const location = useLocation()
  const session = useSessionState()
  if (session.phase === 'signed-out')
    return <GoTo to={to} state={carryOn(location, session.because)} />
  const back = access === 'visitors' ? wayBack(location.state) : null
  return <GoTo to={back ?? to} />
}
