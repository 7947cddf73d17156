import { useEffect, useEffectEvent, useRef } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { NEWCOMERS } from '#app/routing/redirect.tsx'
import { carryOn, wayBack } from '#app/routing/way-back.ts'
import { useLocation, useNavigate } from '#navigation/navigation.tsx'
import { useSessionState } from '#session/session-context.ts'
import type { Absence, SessionState } from '#session/session-state.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayError } from './say.ts'

/**
 * A session that the server refused leads to the sign-in from whatever page, with the reason; and
 * its person, once signed in again, back to that page. It stands after the page, whose own
 * redirect knows nobody's name and has therefore the first word, not the last.
 */
export function SessionWatch() {
  const state = useSessionState()
  const location = useLocation()
  const navigate = useNavigate()
  const { sessionEnded } = useTexts(appTexts)
  const last = useRef<string>(undefined)
  const sendAway = useEffectEvent((because: Absence) => {
    if (because === 'refused') void sayError(sessionEnded, 'sessionEnded')
    else if (window.location.pathname !== '/login') return
    navigate('/login', { replace: true, state: carryOn(location, because, last.current) })
  })
  const bringBack = useEffectEvent((who: string) => {
    const back = wayBack(location.state, who)
    if (back && location.pathname !== NEWCOMERS) navigate(back, { replace: true })
  })
  const { who, phase, because } = gist(state)
  useEffect(() => {
    if (who) last.current = who
    if (who && phase === 'signed-in') bringBack(who)
    if (because === 'refused' || because === 'elsewhere') sendAway(because)
  }, [who, phase, because])
  return null
}

function gist(state: SessionState) {
  const { phase } = state
  return phase === 'signed-out'
    ? { phase, who: undefined, because: state.because }
    : { phase, who: state.userId, because: undefined }
}
