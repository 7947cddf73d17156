import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { carryOn } from '#app/routing/way-back.ts'
import { useLocation, useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { useJournalState } from '#services/journal/journal-context.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { Frame } from './frame.tsx'
import { JournalNotices } from './journal-notices.tsx'
import { toastError } from './lazy-toasts.ts'
import { useLazy } from './use-lazy.ts'

/** The layout of every page: frame, toasts and watchers. */
export function Shell({ children }: { children: ReactNode }) {
  const isMember = useJournalState().userId !== undefined
  const Member = useLazy(isMember, async () => (await import('./member-parts.tsx')).MemberParts)
  return (
    <>
      <Frame notices={isMember && Member && <Member />}>{children}</Frame>
      <InstallOffer />
      <ToastAreas />
      <SessionWatch />
      <Updates />
      <JournalNotices />
    </>
  )
}

/** Redirects to the sign-in, with the reason, when the server refuses the session. */
function SessionWatch() {
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

/** Lazy-loads both toast areas after the first page. Offline the page works without them. */
function ToastAreas() {
  const labels = useTexts(appTexts).toasts
  const Areas = useLazy(true, async () => (await import('./toasts.tsx')).BothToastAreas)
  return Areas ? <Areas labels={labels} /> : null
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
