import { useEffect, useEffectEvent } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { carryOn } from '#app/routing/way-back.ts'
import { useLocation, useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { toastError } from './lazy-toasts.ts'

/** Redirects to the sign-in, with the reason, when the server refuses the session. */
export function SessionWatch() {
  const state = useSessionState()
  const location = useLocation()
  const navigate = useNavigate()
  const { sessionEnded } = useTexts(appTexts)
  const refused = state.phase === 'signed-out' && state.because === 'refused'
  const sendAway = useEffectEvent(() => {
    if (state.phase !== 'signed-out') return
    void toastError(sessionEnded, 'sessionEnded')
    navigate('/login', { replace: true, state: carryOn(location, 'refused', state.whose) })
  })
  useEffect(() => {
    if (refused) sendAway()
  }, [refused])
  return null
}
