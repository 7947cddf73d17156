import { useEffect, useEffectEvent, useState } from 'react'
import { lateTexts } from '#app/late.texts.ts'
import { carryOn } from '#app/routing/way-back.ts'
import { useLocation, useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { toastError } from './lazy-toasts.ts'
import { BothToastAreas } from './toasts.tsx'
import { useLazy } from './use-lazy.ts'

/** What a page has besides its frame, and can do without until it's painted. Lazy-loaded. */
export function LateParts() {
  return (
    <>
      <InstallOffer />
      <BothToastAreas labels={useTexts(lateTexts).toasts} />
      <SessionWatch />
      <Updates />
    </>
  )
}

/** Redirects to the sign-in, with the reason, when the server refuses the session. */
function SessionWatch() {
  const state = useSessionState()
  const location = useLocation()
  const navigate = useNavigate()
  const { sessionEnded } = useTexts(lateTexts)
  const refused = state.phase === 'signed-out' && state.because === 'refused'
  const sendAway = useEffectEvent(() => {
    if (state.phase !== 'signed-out') return
    void toastError(sessionEnded, 'sessionEnded')
    // Race: the page's guard may have redirected before this was loaded.
    if (location.pathname === '/login') return
    navigate('/login', { replace: true, state: carryOn(location, 'refused', state.whose) })
  })
  useEffect(() => {
    if (refused) sendAway()
  }, [refused])
  return null
}

/** Offers to install the app on the preferences page. The browser's own menu does, too. */
function InstallOffer() {
  const isHere = useLocation().pathname === '/preferences'
  const Line = useLazy(
    isHere,
    async () => (await import('#app/install/install-line.tsx')).InstallLine,
  )
  return isHere && Line ? <Line /> : null
}

/**
 * Lazy-loads the service worker setup when the browser is idle, so it doesn't delay the first
 * paint.
 */
function Updates() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    return whenLoaded(() => setIsDue(true))
  }, [])
  const Offer = useLazy(
    isDue,
    async () => (await import('#app/updates/new-version.tsx')).NewVersion,
  )
  return Offer ? <Offer /> : null
}

function whenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(act)
  let cancel = () => window.removeEventListener('load', start)
  const start = () => {
    cancel = whenIdle(act)
  }
  window.addEventListener('load', start, { once: true })
  return () => cancel()
}
