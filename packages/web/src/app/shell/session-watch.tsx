import { useEffect, useEffectEvent } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { carryOn } from '#app/routing/way-back.ts'
import { useLocation, useNavigate } from '#navigation/navigation.tsx'
import { useSessionState } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayError } from './say.ts'

/** A session that the server refused leads to the sign-in from whatever page, with the reason. */
export function SessionWatch() {
  const state = useSessionState()
  const navigate = useNavigate()
  const location = useLocation()
  const { sessionEnded } = useTexts(appTexts)
  const refused = state.phase === 'signed-out' && state.because === 'refused'
  const lead = useEffectEvent(() => {
    void sayError(sessionEnded)
    navigate('/login', { replace: true, state: carryOn(location, 'refused') })
  })
  useEffect(() => {
    if (refused) lead()
  }, [refused])
  return null
}
